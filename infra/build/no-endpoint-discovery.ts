/** Stands for the SDK's endpoint discovery: the table's client reads its setting, and no command of it asks for an endpoint. */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: undefined,
}

export const resolveEndpointDiscoveryConfig = <Config>(config: Config): Config => config
