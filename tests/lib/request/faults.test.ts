import { findRequestFault } from '@/lib/request/faults';
import { setHead } from '@/lib/request/operations';
import type { RequestHead } from '@/lib/request/request';
import { listOf } from './lists';

const faultOf = (head: Partial<RequestHead>, list = listOf({})) => findRequestFault(setHead(list, head));

test.each<[string, Partial<RequestHead>, string, string]>([
  ['nobody who asks', { email: 'a@b.example' }, 'organization', 'Agency or contact name is required.'],
  ['no e-mail', { organization: 'PD' }, 'email', 'Email is required.'],
  ['an e-mail that is none', { contact: 'Ann', email: 'ann@' }, 'email', 'Please enter a valid email address.'],
])('a list with %s is not sent', (_, head, field, message) => {
  expect(faultOf(head)).toEqual({ field, message });
});

test('an empty list is not sent, whatever else it lacks', () => {
  expect(faultOf({}, listOf())).toEqual({ field: 'lines', message: 'The list has no lines yet.' });
});

test.each([{ organization: 'PD' }, { contact: 'Ann' }])('a list with %j, an e-mail and a line may be sent', (head) => {
  expect(faultOf({ ...head, email: 'ann@pd.example' })).toBeUndefined();
});
