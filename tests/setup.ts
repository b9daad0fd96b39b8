const METHODS = ['error', 'warn'] as const;
const complaints: string[] = [];

// A test that expects a complaint takes the method over itself, with jest.spyOn.
beforeEach(() => {
  for (const method of METHODS) {
    jest
      .spyOn(console, method)
      .mockImplementation((...words) => void complaints.push(`console.${method}: ${words.join(' ')}`));
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  // Emptied first: the expectation throws, and the next test must not inherit these.
  expect(complaints.splice(0)).toEqual([]);
});

// Most tests run in Node and need no matchers for markup, which take long to load.
if (typeof window !== 'undefined') require('./setup-window');
