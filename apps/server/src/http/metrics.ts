/** Metrics for Prometheus, none of them about a person. */
import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import type { Service } from '../service.ts';

export const createMetrics = (service: Service, sockets: () => number) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('abacow_sockets', 'Open sockets', sockets);
  gauge('abacow_tables_in_memory', 'Tables in memory', () => service.hub.loaded().length);
  gauge('abacow_appends_waiting', 'Appends that are not stored yet', () => service.hub.pendingAppends());
  const events = new Counter({
    name: 'abacow_events_total',
    help: 'Events published here',
    registers: [registry],
  });
  const errors = new Counter({
    name: 'abacow_troubles_total',
    help: 'Errors',
    registers: [registry],
  });
  service.listen({ onEvents: (published) => events.inc(published.events.length) });
  return {
    countError: () => errors.inc(),
    text: () => registry.metrics(),
    type: registry.contentType,
  };
};
