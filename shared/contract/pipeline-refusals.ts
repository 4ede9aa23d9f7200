import { isOpenBeforeAgeCheck } from './before-age-check.ts'
import type { Endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

const isAnyCall = () => true

/**
 * Refusals of the pipeline (functions/platform/pipeline.ts), which endpoints do not declare. The
 * predicate of each refusal says which endpoints can return it. The input parser also refuses with
 * the codes that the input's fields declare.
 */
export const pipelineRefusals = {
  unknown_site: isAnyCall,
  cross_site_refused: ({ fromAnywhere }) => !fromAnywhere,
  authentication_required: ({ access }) => access === 'member',
  age_check_required: (spec) => (spec.access === 'member' || spec.access === 'visitor') && !isOpenBeforeAgeCheck(spec),
  staff_required: ({ access }) => access === 'staff',
  role_required: ({ access }) => access === 'staff',
  invalid_input: ({ query, body }) => query !== undefined || body !== undefined,
  temporarily_unavailable: isAnyCall,
  internal_error: isAnyCall,
} as const satisfies Partial<Record<ErrorCode, (spec: Endpoint) => boolean>>

export type PipelineRefusal = keyof typeof pipelineRefusals
