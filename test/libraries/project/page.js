const worker = new Worker(new URL('./thinker.js', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }) => (document.querySelector('output').textContent = data);
