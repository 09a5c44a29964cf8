const onlyPasses = 'The default of an absent field only has to pass; which value it is does not matter.'

/** Mutants that no case can kill, with the reason for the rule. */
export const explainedSurvivors: Readonly<Record<string, string>> = {
  'request.auth != null -> true':
    'Reading the token of nobody fails, which refuses too; said aloud because it is the first thing a reader looks for.',
  'value is timestamp -> true':
    'Comparing anything else with a time fails, which refuses too; the type is part of what the name promises.',
  'is timestamp && value [<= -> <] request . time +':
    'One nanosecond of a day: no request can be timed to it.',
  '&& message . timestamp [<= -> <] request . time .':
    'One millisecond of a day: no request can be timed to it.',
  'toMillis ( ) + [86400000 -> 86400001] && isText ( message': 'One millisecond of a day, too.',
  'toMillis ( ) + [86400000 -> 86399999] && isText ( message': 'One millisecond of a day, too.',
  '^[A-Za-z0-9_-] [{1,64} -> {0,64}] $': 'Firestore has no empty id.',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5] [[0-9] -> .] :[0-5][0-9]([.][0-9]{1,9})?Z$':
    'int() reads the minutes and refuses what is no digit; a pattern with a hole would look like a mistake.',
  "int ( time [ [1 -> 0] ] ) , 'm'":
    'Moves the border by less than an hour, which a case could only show at some minutes of the hour.',
  "get ( 'title' , ['Conversation' -> 'Conversation_'] ) , 120 )": onlyPasses,
  "get ( 'stop' , ['' -> '_'] ) , 64 )": onlyPasses,
  "get ( 'project' , ['' -> '_'] ) , 64 )": onlyPasses,
  "get ( 'id' , ['' -> '_'] ) , 64 )": onlyPasses,
  "get ( 'fault' , ['' -> '_'] ) , 40 )": onlyPasses,
  "get ( 'putOff' , [0 -> 1] ) , 1000 )": onlyPasses,
  "get ( 'note' , ['' -> '_'] ) , 2000 )": onlyPasses,
  "get ( 'salePriceCents' , [0 -> 1] ) , 100000000 )": onlyPasses,
  "get ( 'costCents' , [0 -> 1] ) , 100000000 )": onlyPasses,
  "get ( 'shippingCents' , [0 -> 1] ) , 100000000 )": onlyPasses,
  "get ( 'importCents' , [0 -> 1] ) , 100000000 )": onlyPasses,
  "get ( 'returnPoints' , [0 -> 1] ) , 10000 )": onlyPasses,
  "get ( 'returnCostCents' , [0 -> 1] ) , 100000000 )": onlyPasses,
  "get ( 'otherCents' , [0 -> 1] ) , 100000000 )": onlyPasses,
  "get ( 'adsCents' , [0 -> 1] ) , 100000000 )": onlyPasses,
  "get ( 'gainCents' , [0 -> 1] ) ) && isCount": onlyPasses,
  "get ( 'gainCents' , [0 -> -1] ) ) && isCount": onlyPasses,
  "get ( 'name' , ['' -> '_'] ) , 120 )": onlyPasses,
  "get ( 'done' , [0 -> 1] ) , 10000 )": onlyPasses,
  "get ( 'left' , [0 -> 1] ) , 10000 )": onlyPasses,
  "get ( 'days' , [0 -> 1] ) , 7 )": onlyPasses,
  "get ( 'found' , [0 -> 1] ) , 10000 )": onlyPasses,
  "get ( 'judged' , [0 -> 1] ) , 10000 )": onlyPasses,
  "get ( 'lessons' , [0 -> 1] ) , 10000 )": onlyPasses,
  "get ( 'xp' , [0 -> 1] ) , 10000000 )": onlyPasses,
  ". concat ( [ ['' -> '_'] , '' , ''":
    'A blank text that stands in for one that is not there: which one it is does not matter.',
  "( [ '' , ['' -> '_'] , '' ] )":
    'A blank text that stands in for one that is not there: which one it is does not matter.',
  "'' , '' , ['' -> '_'] ] ) ) &&":
    'A blank text that stands in for one that is not there: which one it is does not matter.',
  '^ [[0-9] -> .] {4}-[0-9]{2}-[0-9]{2}$':
    'int() reads the pieces and refuses what is no digit; a pattern with a hole would look like a mistake.',
  '^[0-9]{4}- [[0-9] -> .] {2}-[0-9]{2}$':
    'int() reads the pieces and refuses what is no digit; a pattern with a hole would look like a mistake.',
  '^[0-9]{4}-[0-9]{2}- [[0-9] -> .] {2}$':
    'int() reads the pieces and refuses what is no digit; a pattern with a hole would look like a mistake.',
}
