/** Replaces the SDK's event streams, which no call of this product uses. */
export class EventStreamSerde {
  constructor() {
    throw new Error('Event streams are not part of the bundles (infra/build/lean-sdk.ts)')
  }
}

export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config
export const eventStreamSerdeProvider = () => undefined
