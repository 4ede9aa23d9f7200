import { localVariableNames } from '#functions/platform/resources.ts'

// Imported first: the table's client reads its time limits when it is loaded. Some parts fill the
// local table as fast as they can, which on a busy machine takes longer than AWS may.
process.env[localVariableNames.clientPatience] ??= '30'
