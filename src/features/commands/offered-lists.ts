import { watchRecentConversations } from '@/data/coach/conversations'
import { watchRecentProjects, type LiveProject } from '@/data/projects/projects'
import type { Conversation } from '@/domain/coach/conversation'
import { projectStatusLabel } from '@/domain/projects/project-status'
import { CONVERSATIONS_PER_QUERY, DOCUMENTS_PER_QUERY } from '@/domain/base/text-limits'
import { formatMoment } from '@/lib/format'
import { paths } from '@/lib/paths'
import type { Command } from './command'

/** What is shown is what is read: each of these documents is one line of the palette. */
const RECENT = 20

export const PROJECTS = {
  id: 'projects',
  watch: watchRecentProjects,
  sizes: [RECENT, DOCUMENTS_PER_QUERY],
  further: 'Chercher dans les projets plus anciens',
  failed: "Vos projets n'ont pas pu être lus",
  toCommand: ({ id, title, status }: LiveProject): Command => ({
    id: `project.${id}`,
    look: 'projects',
    label: title.trim() || 'Projet sans titre',
    hint: projectStatusLabel(status),
    target: { to: 'project', id },
  }),
} as const

export const CONVERSATIONS = {
  id: 'conversations',
  watch: watchRecentConversations,
  sizes: [RECENT, CONVERSATIONS_PER_QUERY],
  further: 'Chercher dans les conversations plus anciennes',
  failed: "Vos conversations n'ont pas pu être lues",
  toCommand: ({ id, title, timestamp }: Conversation, now: Date): Command => ({
    id: `conversation.${id}`,
    look: 'coach',
    label: title,
    hint: formatMoment(timestamp, now),
    target: { to: 'path', path: paths.conversation(id) },
  }),
} as const
