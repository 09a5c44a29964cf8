import './runtime-log'

export { coachChat } from './coach-chat'
