// Old syntax on purpose: this file must run on any Node to say that it is too old.
var parts = process.versions.node.split('.').map(Number)
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  console.error('Coach Boom needs Node 20.19 or newer, and this is Node ' + process.versions.node + '.')
  process.exit(1)
}
if (process.platform !== 'linux' && process.platform !== 'darwin') {
  console.error(
    'Coach Boom runs locally on Linux and macOS, not on ' + process.platform + ': on Windows, use WSL.',
  )
  process.exit(1)
}
try {
  require.resolve('tsx/package.json')
} catch (error) {
  console.error('The packages are not installed (' + error.code + '): run `npm ci` first.')
  process.exit(1)
}
