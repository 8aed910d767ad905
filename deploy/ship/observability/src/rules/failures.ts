import type { Clock } from './clock.ts';
import type { Alert } from './rule.ts';

/** What is wrong with a provider; what is wrong with a prompt is not. */
const outage = 'error_type=~"busy|broken|misconfigured"';

/** Something that the mesh needs is away, or somebody is at its doors. */
export const failureAlerts = (clock: Clock): Alert[] => [
  {
    name: 'ServiceDown',
    expr: 'min by (service) (up{service=~"auth|credits|gateway|generation|mcp-tools|projects"}) == 0',
    forMinutes: 3,
    severity: 'page',
    summary: 'A replica of {{ $labels.service }} cannot be scraped',
    proof: {
      firing: { 'up{service="auth"}': '1x5 0x30' },
      quiet: { 'up{service="auth"}': '1x30', 'up{service="collector"}': '0x30' },
      at: 20,
      labels: { service: 'auth' },
    },
  },
  {
    name: 'DatabaseFailing',
    expr: [
      `sum by (service) (rate(db_client_operation_duration_count{db_system_name="postgresql",error_type!=""}[${clock.window(5)}]))`,
      `/ sum by (service) (rate(db_client_operation_duration_count{db_system_name="postgresql"}[${clock.window(5)}])) > 0.2`,
    ].join(' '),
    forMinutes: 2,
    severity: 'page',
    summary: 'More than a fifth of the statements of {{ $labels.service }} fail',
    proof: {
      firing: {
        'db_client_operation_duration_count{service="credits",db_system_name="postgresql",error_type="ECONNREFUSED"}':
          '0+60x30',
        'db_client_operation_duration_count{service="credits",db_system_name="postgresql"}': '0+60x30',
      },
      quiet: {
        'db_client_operation_duration_count{service="credits",db_system_name="postgresql",error_type="23505"}':
          '0+1x30',
        'db_client_operation_duration_count{service="credits",db_system_name="postgresql"}': '0+60x30',
      },
      at: 20,
      labels: { service: 'credits' },
    },
  },
  {
    name: 'RedisAway',
    expr: `sum by (service) (rate(sitewright_rate_window_decisions_total{sitewright_source="process"}[${clock.window(5)}])) > 0`,
    forMinutes: 5,
    severity: 'ticket',
    summary: '{{ $labels.service }} counts limits by itself, because Redis does not answer',
    proof: {
      firing: {
        'sitewright_rate_window_decisions_total{service="gateway",sitewright_source="process"}': '0+6x30',
      },
      quiet: {
        'sitewright_rate_window_decisions_total{service="gateway",sitewright_source="redis"}': '0+6x30',
        'sitewright_rate_window_decisions_total{service="gateway",sitewright_source="process"}': '6+0x30',
      },
      at: 20,
      labels: { service: 'gateway' },
    },
  },
  {
    // By the part that fails and not by how many: a provider that failed is left alone for a while, by all of us.
    name: 'ProviderFailing',
    expr: [
      `sum by (gen_ai_request_model) (rate(gen_ai_client_operation_duration_count{${outage}}[${clock.window(15)}]))`,
      `/ sum by (gen_ai_request_model) (rate(gen_ai_client_operation_duration_count[${clock.window(15)}])) > 0.5`,
      `and sum by (gen_ai_request_model) (increase(gen_ai_client_operation_duration_count{${outage}}[${clock.window(15)}])) > 2`,
    ].join(' '),
    forMinutes: 5,
    severity: 'page',
    summary: 'More than half of the calls to the language model {{ $labels.gen_ai_request_model }} fail',
    proof: {
      firing: {
        'gen_ai_client_operation_duration_count{gen_ai_request_model="m",error_type="broken"}': '0 0+0.3x30',
        'gen_ai_client_operation_duration_count{gen_ai_request_model="m"}': '10x30',
      },
      quiet: {
        'gen_ai_client_operation_duration_count{gen_ai_request_model="m",error_type="filtered"}': '0+6x30',
        'gen_ai_client_operation_duration_count{gen_ai_request_model="m",error_type="broken"}': '0+1x30',
        'gen_ai_client_operation_duration_count{gen_ai_request_model="m"}': '0+6x30',
      },
      at: 25,
      labels: { gen_ai_request_model: 'm' },
    },
  },
  {
    name: 'BuildsStuck',
    expr: `max by (sitewright_state) (sitewright_builds_oldest_age{sitewright_state="abandoned"}) > ${clock.seconds(5)}`,
    forMinutes: 5,
    severity: 'page',
    summary: 'A build has waited for a worker for more than five minutes',
    proof: {
      firing: { 'sitewright_builds_oldest_age{sitewright_state="abandoned"}': '0+60x30' },
      quiet: {
        'sitewright_builds_oldest_age{sitewright_state="abandoned"}': '0x30',
        'sitewright_builds_oldest_age{sitewright_state="working"}': '0+60x30',
      },
      at: 20,
      labels: { sitewright_state: 'abandoned' },
    },
  },
  {
    name: 'SweeperStopped',
    expr: `time() - max by (service) (sitewright_sweep_last_success) > ${clock.seconds(30)}`,
    forMinutes: 5,
    severity: 'ticket',
    summary: 'The sweeper of {{ $labels.service }} has not ended well for half an hour',
    proof: {
      firing: { 'sitewright_sweep_last_success{service="projects"}': '0x60' },
      quiet: { 'sitewright_sweep_last_success{service="projects"}': '0+60x60' },
      at: 40,
      labels: { service: 'projects' },
    },
  },
  {
    name: 'KeysGuessed',
    expr: `sum(rate(sitewright_auth_verifications_total{sitewright_verdict=~"unknown|malformed"}[${clock.window(5)}])) > 2`,
    forMinutes: 5,
    severity: 'ticket',
    summary: 'More than two keys a second that do not exist reach auth',
    proof: {
      firing: { 'sitewright_auth_verifications_total{sitewright_verdict="unknown"}': '0+600x30' },
      quiet: {
        'sitewright_auth_verifications_total{sitewright_verdict="unknown"}': '0+6x30',
        'sitewright_auth_verifications_total{sitewright_verdict="accepted"}': '0+6000x30',
      },
      at: 20,
    },
  },
  {
    name: 'CertificateEnding',
    expr: 'min by (service, sitewright_certificate) (sitewright_tls_days_left) < 1',
    forMinutes: 15,
    severity: 'page',
    summary:
      'The certificate ({{ $labels.sitewright_certificate }}) that {{ $labels.service }} uses ends within a day',
    proof: {
      firing: { 'sitewright_tls_days_left{service="auth",sitewright_certificate="own"}': '0.5x30' },
      quiet: { 'sitewright_tls_days_left{service="auth",sitewright_certificate="own"}': '3x30' },
      at: 20,
      labels: { service: 'auth', sitewright_certificate: 'own' },
    },
  },
];
