export { coachChat } from './coach-chat'
