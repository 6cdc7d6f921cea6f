/** Milliseconds of the processor that this process has used: other work on the machine takes nothing from a measurement. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
