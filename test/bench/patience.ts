import { localVariableNames } from '#functions/platform/resources.ts'

// Must be imported first, because the table's client reads its time limits when it loads. Some
// parts fill the local table at full speed. On a busy machine, a call may then take longer than the
// time limit that applies on AWS.
process.env[localVariableNames.clientPatience] ??= '30'
