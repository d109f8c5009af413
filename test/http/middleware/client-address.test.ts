import { expect, test } from 'vitest'
import { clientAt } from '../../../src/http/middleware/client-address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7:51234 ', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:DB8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['_hidden:80', '_hidden'],
  ['x'.repeat(1000), 'x'.repeat(64)],
])('%s is the client %s', (given, client) => {
  expect(clientAt(given)).toBe(client)
})

test('two networks are two clients', () => {
  expect(clientAt('2001:db8:1:2::1')).not.toBe(clientAt('2001:db8:1:3::1'))
})
