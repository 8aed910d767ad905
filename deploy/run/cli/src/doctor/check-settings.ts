import { ConfigError, environmentName, loadConfig } from '@sitewright/config';
import { type ServiceSettings, serviceSettings } from '@sitewright/local/service-settings';
import type { Environment } from '../settings-files.ts';
import { type Finding, findingsOf } from './finding.ts';
import { settingsRules } from './settings-rules.ts';

const { ok, warning, failure, skipped } = findingsOf('settings');

/**
 * Checks an environment as each service would at its start, then what no service can see alone: that the settings of
 * different services fit together. Values are never told.
 */
export function checkSettings(env: Environment): Finding[] {
  const present = serviceSettings.filter((service) => namesOf(service, env).length > 0);
  if (present.length === 0) {
    return [
      skipped('environment', 'no settings of a service to look at', 'Name a file of them with --settings.'),
    ];
  }
  const loaded = new Map<string, Readonly<Record<string, unknown>>>();
  const findings = present.flatMap((service) => {
    const unknown = unknownNames(service, env).map((name) =>
      warning(
        service.name,
        `${name} is no setting`,
        'Correct its name or remove it; the README of the service lists them.',
      ),
    );
    return [...load(service, env, loaded), ...unknown];
  });
  return [...findings, ...settingsRules.flatMap((rule) => rule(loaded))];
}

function load(
  service: ServiceSettings,
  env: Environment,
  loaded: Map<string, Readonly<Record<string, unknown>>>,
): Finding[] {
  try {
    const config = loadConfig(service.prefix, service.settings, env);
    loaded.set(service.name, config);
    return [ok(service.name, `${Object.keys(config).length} settings fit`)];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) =>
      failure(service.name, problem, 'Correct it: the service does not start like this.'),
    );
  }
}

const namesOf = ({ prefix }: ServiceSettings, env: Environment): string[] =>
  Object.keys(env).filter((name) => name.startsWith(`${prefix}_`) && env[name] !== '');

function unknownNames(service: ServiceSettings, env: Environment): string[] {
  const known = Object.keys(service.settings).map((key) => environmentName(service.prefix, key));
  return namesOf(service, env).filter((name) => !known.includes(name));
}
