import { expect, test } from 'vitest'
import { isProviderUrl } from './provider-url'

test.each([
  'https://api.openai.com/v1',
  'https://eu.api.openai.com/v1',
  'https://provider.example:8443/openai/v1',
  'https://8.8.8.8/v1',
  'https://[2606:4700:4700::1111]/v1',
  'https://172.15.0.1/v1',
  'https://xn--caf-dma.fr/v1',
])('%s is a provider', (url) => {
  expect(isProviderUrl(url, { isLocal: false })).toBe(true)
})

test.each([
  ['no address', ''],
  ['no address', 'api.openai.com/v1'],
  ['not encrypted', 'http://api.openai.com/v1'],
  ['another protocol', 'file:///etc/passwd'],
  ['another protocol', 'ftp://api.openai.com'],
  ['user-info', 'https://user:secret@api.openai.com/v1'],
  ['user-info', 'https://api.openai.com@attacker.example/v1'],
  ['empty user-info', 'https://@api.openai.com/v1'],
  ['a query', 'https://api.openai.com/v1?key=x'],
  ['an empty query', 'https://api.openai.com/v1?'],
  ['a fragment', 'https://api.openai.com/v1#x'],
  ['white space inside', 'https://api.openai.com/\nv1'],
  ['a backslash', 'https:\\\\attacker.example/v1'],
  ['the metadata server', 'https://169.254.169.254/v1'],
  ['the metadata server, as one number', 'https://2852039166/v1'],
  ['the metadata server, in hexadecimal', 'https://0xa9fea9fe/v1'],
  ['the metadata server, in octal', 'https://0251.0376.0251.0376/v1'],
  ['the metadata server, mapped', 'https://[::ffff:169.254.169.254]/v1'],
  ['the metadata server, translated', 'https://[64:ff9b::a9fe:a9fe]/v1'],
  ['the metadata server, by name', 'https://metadata.google.internal/v1'],
  ['the metadata server, by name with a dot', 'https://metadata.google.internal./v1'],
  ['link-local', 'https://[fe80::1]/v1'],
  ['link-local, another', 'https://[febf::1]/v1'],
  ['this machine', 'https://127.0.0.1/v1'],
  ['this machine', 'https://127.1/v1'],
  ['this machine', 'https://[::1]/v1'],
  ['this machine', 'https://0.0.0.0/v1'],
  ['this machine', 'https://localhost/v1'],
  ['a private network', 'https://10.0.0.1/v1'],
  ['a private network', 'https://172.16.0.1/v1'],
  ['a private network', 'https://172.31.255.255/v1'],
  ['a private network', 'https://192.168.1.1/v1'],
  ['a private network, as one number', 'https://167772161/v1'],
  ['a private network, mapped', 'https://[::ffff:10.0.0.1]/v1'],
  ['a private network of IPv6', 'https://[fd00::1]/v1'],
  ['a private network, in 6to4', 'https://[2002:a00:1::1]/v1'],
  ['a network shared by a carrier', 'https://100.64.0.1/v1'],
  ['a protocol of the IETF', 'https://192.0.0.1/v1'],
  ['documentation', 'https://192.0.2.1/v1'],
  ['documentation', 'https://[2001:db8::1]/v1'],
  ['a bench', 'https://198.18.0.1/v1'],
  ['many hosts', 'https://224.0.0.1/v1'],
  ['many hosts', 'https://[ff02::1]/v1'],
  ['everybody', 'https://255.255.255.255/v1'],
  ['a name of the local network', 'https://proxy/v1'],
  ['a name of the local network', 'https://nas.home.arpa/v1'],
  ['this machine, not encrypted', 'http://127.0.0.1:4010/v1'],
])('%s is refused: %s', (_, url) => {
  expect(isProviderUrl(url, { isLocal: false })).toBe(false)
})

test('a stand-in is one in the local stack only, and by its two plain names', () => {
  for (const url of ['http://127.0.0.1:4010/v1', 'http://localhost:4010/v1']) {
    expect(isProviderUrl(url, { isLocal: true })).toBe(true)
    expect(isProviderUrl(url, { isLocal: false })).toBe(false)
  }
  expect(isProviderUrl('https://api.openai.com/v1', { isLocal: true })).toBe(true)
  for (const url of [
    'http://169.254.169.254/v1',
    'http://127.0.0.2/v1',
    'http://localhost.attacker.example/v1',
    'http://user@127.0.0.1:4010/v1',
  ]) {
    expect(isProviderUrl(url, { isLocal: true })).toBe(false)
  }
})
