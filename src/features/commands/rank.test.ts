import { describe, expect, it } from 'vitest'
import type { Command } from './command'
import { rank, scoreOf } from './rank'

const command = (label: string, synonyms = ''): Command => ({
  id: label,
  look: 'home',
  label,
  synonyms,
  target: { to: 'profile' },
})
const labels = (commands: Command[], typed: string) =>
  rank(commands, typed).map((found) => found.command.label)

describe('rank', () => {
  it('minds neither accents nor capitals', () => {
    expect(labels([command('Étagère à épices'), command('Gourde')], 'EPICES etagere')).toEqual([
      'Étagère à épices',
    ])
    expect(labels([command('Œuvre')], 'oeuvre')).toEqual(['Œuvre'])
  })

  it('sorts labels that begin with the words before labels that contain them, and synonyms last', () => {
    const found = labels(
      [
        command('Mon Profil', 'projets'),
        command('Mes Projets'),
        command('Projets de mars'),
        command('Avant-projets', ''),
        command('Projets'),
      ],
      'projets',
    )
    expect(found).toEqual(['Projets', 'Projets de mars', 'Mes Projets', 'Avant-projets', 'Mon Profil'])
  })

  it('wants every word', () => {
    expect(scoreOf(command('Lampe de lecture'), 'lampe bleue')).toBe(0)
    expect(scoreOf(command('Lampe de lecture'), 'lecture lampe')).toBeGreaterThan(0)
  })

  it('finds a piece of a word from three letters on', () => {
    expect(scoreOf(command('Chargeur solaire'), 'geur')).toBeGreaterThan(0)
    expect(scoreOf(command('Chargeur solaire'), 'ge')).toBe(0)
  })

  it('finds no command for an empty text', () => {
    expect(labels([command('Mes Projets')], '  ')).toEqual([])
    expect(labels([command('Mes Projets')], '?!')).toEqual([])
  })
})
