import { commandWith } from '@/scripts/build/cli/shop-messages';

test.each<[string, NodeJS.Platform, string]>([
  ['data', 'linux', 'npm start'],
  ['wick', 'linux', 'DATA_DIR=wick npm start'],
  ["Tom's shop", 'darwin', "DATA_DIR='Tom'\\''s shop' npm start"],
  ['my shop', 'win32', 'cmd /c "set DATA_DIR=my shop&& npm start"'],
])('the command for the shop in %s on %s is %s', (folder, platform, command) => {
  expect(commandWith(folder, 'start', platform)).toBe(command);
});
