import { readTrialOptions } from '@/scripts/try-publishing/read-trial-options';

const read = (port?: string, host?: string) => readTrialOptions({ port, host });

test('without options it is GitHub, at three ports of its own', () => {
  expect(read()).toEqual({ host: 'github', ports: { store: 4180, host: 4181, worker: 4182 } });
});

test('the host answers at the port behind that of the store', () => {
  expect(read('5000', 'forgejo')).toEqual({ host: 'forgejo', ports: { store: 5000, host: 5001, worker: 5002 } });
});

test.each(['0', '65534', 'x', '-1', '80.5', ''])("'%s' is no port", (port) => {
  expect(() => read(port)).toThrow('--port must be a number');
});

test('a host that nobody knows is refused with those that there are', () => {
  expect(() => read(undefined, 'elsewhere')).toThrow('github, gitlab, forgejo');
});
