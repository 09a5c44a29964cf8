import { PROPOSAL_LIST_NAME, PROPOSAL_TOOL_NAME } from '@/domain/coach/cards/proposal'
import type { Sense } from './mark'

const THINK = ['think', 'thinking', 'thought', 'thoughts']

/** Names that are also words of French, or of a form to fill in: marks at the beginning of a line alone. */
export const AT_LINE_START: ReadonlySet<string> = new Set([
  ...['réflexion', 'raisonnement', 'pensée', 'pensées', 'analyse', 'brouillon', 'plan', 'planning', 'hidden'],
  ...['answer', 'final', 'response', 'output', 'reply', 'réponse', 'reponse', 'result', 'system', 'context'],
])

function named(sense: Sense, ...names: readonly string[]): readonly (readonly [string, Sense])[] {
  return names.map((name) => [name, sense])
}

export const TAGS: ReadonlyMap<string, Sense> = new Map([
  ...named('thought', ...THINK, 'reasoning', 'reason', 'reflection', 'reflect', 'scratchpad', 'scratch_pad'),
  ...named('thought', 'analysis', 'internal', 'inner_thoughts', 'internal_thoughts', 'inner_monologue'),
  ...named('thought', 'internal_monologue', 'internal_reasoning', 'monologue', 'cot', 'chain_of_thought'),
  ...named('thought', 'rationale', 'deliberation', 'thinking_process', 'thought_process', 'antthinking'),
  ...named('thought', 'réflexion', 'raisonnement', 'pensée', 'pensées', 'analyse', 'brouillon', 'plan'),
  ...named('thought', 'planning', 'hidden', 'self_reflection', 'critique', 'search_quality_reflection'),
  ...named('thought', 'brainstorm', 'brainstorming', 'ponder', 'pondering', 'musing', 'musings'),
  ...named('thought', 'contemplation', 'deliberate', 'considerations', 'introspection'),
  ...named('answer', 'answer', 'final', 'final_answer', 'response', 'final_response', 'output', 'reply'),
  ...named('answer', 'réponse', 'reponse', 'result'),
  ...named('call', 'tool_call', 'tool_calls', 'tool_use', 'tool_uses', 'function_call', 'function_calls'),
  ...named('call', 'functioncall', 'toolcall', 'function', 'invoke', 'use_tool', 'tool_code', 'tool'),
  ...named('call', 'execute_tool', PROPOSAL_TOOL_NAME),
  ...named('part', 'parameter', 'parameters', 'arguments', 'arg_key', 'arg_value', 'tool_name'),
  ...named('part', PROPOSAL_LIST_NAME),
  ...named('hidden', 'tool_response', 'tool_responses', 'tool_result', 'tool_results', 'tool_output'),
  ...named('hidden', 'tool_outputs', 'function_results', 'function_result', 'function_response'),
  ...named('hidden', 'search_results', 'search_quality_score', 'render', 'sys', 'system', 'context'),
  ...named('hidden', 'system_reminder', 'system-reminder'),
  ...named('turn', 'start_of_turn'),
  ...named('end', 'end_of_turn', 'eos', 'eod'),
  ...named('nothing', 's', 'bos', 'pad', 'unk', 'sop', 'eop', 'co', 'cite', 'citation', 'end_of_utterance'),
])

/** Ordinary words of HTML or XML, which are marks of a call with an attribute alone. */
export const WITH_ATTRIBUTE: ReadonlySet<string> = new Set(['function', 'invoke', 'parameter', 'render'])

export const BRACKETS: ReadonlyMap<string, Sense> = new Map([
  ...named('thought', 'think', 'thinking', 'thought', 'reasoning', 'reflection', 'scratchpad'),
  ...named('call', 'tool_calls', 'tool_call'),
  ...named('part', 'args', 'call_id'),
  ...named('foreign', 'inst'),
  ...named('hidden', 'system_prompt', 'available_tools', 'tool_results', 'tool_content'),
  ...named('nothing', 'bos', 'eos', 'gmask'),
])

export const CONTROLS: ReadonlyMap<string, Sense> = new Map([
  ...named('turn', 'start', 'im_start', 'start_header_id', 'start_of_role', 'start_of_turn_token', 'turn'),
  ...named('turn', 'im_system', 'im_user', 'im_assistant', 'header_start'),
  ...named('channel', 'channel'),
  ...named('format', 'constrain'),
  ...named('body', 'message', 'end_header_id', 'end_of_role', 'im_middle', 'im_sep', 'header_end'),
  ...named('own', 'assistant', 'model', 'bot', 'ai', 'chatbot_token', 'start_response', 'start_text'),
  ...named('own', 'begin_of_solution', 'begin_of_answer', 'response'),
  ...named('foreign', 'user', 'human', 'user_token', 'user_id'),
  ...named('hidden', 'system', 'developer', 'tool', 'observation', 'ipython', 'environment', 'system_token'),
  ...named('hidden', 'context', 'tool_response', 'tool_result', 'tool_results', 'tool_outputs_begin'),
  ...named('hidden', 'tool_output_begin', 'start_tool_result'),
  ...named('thought', ...THINK, 'begin_of_thought', 'start_thinking', 'reasoning', 'begin_of_thinking'),
  ...named('call', 'python_tag', 'plugin', 'start_action', 'action_start', 'function_call', 'function_calls'),
  ...named('call', 'tool_call', 'tool_calls', 'tool_call_begin', 'tool_calls_begin', 'tool_call_start'),
  ...named('call', 'tool_calls_section_begin', 'tool_list_start'),
  ...named('part', 'tool_sep', 'tool_call_argument_begin', 'interpreter'),
  ...named(
    'end',
    'end',
    'return',
    'call',
    'im_end',
    'endoftext',
    'endofprompt',
    'eot_id',
    'eom_id',
    'eot',
    'eom',
  ),
])

/** Begin with « end » and close a thought or a call. */
export const CLOSES: ReadonlyMap<string, Sense> = new Map([
  ...named('thought', 'end_of_thought', 'end_thinking', 'end_of_thinking'),
  ...named('call', 'end_action', 'action_end', 'tool_call_end', 'tool_calls_end', 'tool_calls_section_end'),
  ...named('hidden', 'tool_outputs_end', 'tool_output_end', 'end_tool_result'),
])

/** `<my_thoughts>`, `<deep_think>` */
export const OWN_THOUGHT =
  /^(?:\p{L}+[_-])*(?:think|thinking|thoughts?|reasoning|monologue|scratchpad)(?:[_-]\p{L}+)*$/u

export function family(name: string): string {
  return THINK.includes(name) || /thought|thinking/.test(name) ? 'think' : name
}
