import { expect, test } from 'vitest'
import { addressOf, errorPage, readHosting } from './hosting'

const files = new Set(['/index.html', '/404.html', '/app.html', '/login.html', '/robots.txt'])
const find = (path: string) => addressOf(path, readHosting(), (name) => files.has(name))

test('pages have addresses without their ending, and only those', () => {
  expect(find('/')).toEqual({ file: '/index.html' })
  expect(find('/login')).toEqual({ file: '/login.html' })
  expect(find('/robots.txt')).toEqual({ file: '/robots.txt' })
  expect(find('/login/')).toEqual({ redirect: '/login' })
  expect(find('/login.html')).toEqual({ redirect: '/login' })
  expect(find('/index.html')).toEqual({ redirect: '/' })
  expect(find('/index')).toEqual({ redirect: '/' })
  expect(find('/404')).toEqual({ file: errorPage })
  expect(find('/404.html')).toEqual({ redirect: '/404' })
})

test('other addresses are left to the rewrites', () => {
  for (const path of ['/todos', '/todos/lundi', '/login/more', '/.html', '/nimporte.html']) {
    expect(find(path)).toBeNull()
  }
})
