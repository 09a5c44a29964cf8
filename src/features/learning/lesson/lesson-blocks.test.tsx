import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { LessonText } from '@/domain/learning/lesson'
import { TEXT as FIRST_FORMALITIES } from '@/domain/learning/texts/first-formalities'
import { TEXT as HONEST_SELLING } from '@/domain/learning/texts/honest-selling'
import { TEXT as PAGE_THAT_ANSWERS } from '@/domain/learning/texts/page-that-answers'
import { paths } from '@/lib/paths'
import { LessonBlocks } from './lesson-blocks'

test.each<[string, LessonText, string]>([
  ['Mes obligations', FIRST_FORMALITIES, 'obligations'],
  ['Ma fiche', PAGE_THAT_ANSWERS, 'fiche'],
  ['Contrôler une page', HONEST_SELLING, 'controle'],
])('the door « %s » of a lesson names its part of « Mise en vente »', async (label, { blocks }, part) => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <LessonBlocks blocks={blocks} /> },
      { path: paths.launch, element: <h1>Mise en vente</h1> },
    ],
    { initialEntries: ['/'] },
  )
  render(<RouterProvider router={router} />)
  fireEvent.click(screen.getByRole('link', { name: label }))
  await screen.findByRole('heading', { name: 'Mise en vente' })
  expect(router.state.location.state).toEqual({ part })
})
