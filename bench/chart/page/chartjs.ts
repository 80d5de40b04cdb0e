import {
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';

/** Registers only what this chart needs, which is the fastest way to start it. */
export function prepare(): void {
  Chart.register(CategoryScale, Filler, LineController, LineElement, LinearScale, PointElement, Tooltip);
}

/** The chart of the product's specification: filled line, no legend, index tooltip, y axis not from zero. No animation. */
export function draw(points: readonly { date: string; rate: string }[]): void {
  const canvas = document.createElement('canvas');
  const box = document.createElement('div');
  box.style.height = '300px';
  box.append(canvas);
  document.querySelector('#root')?.append(box);
  new Chart(canvas, {
    type: 'line',
    data: {
      labels: points.map(({ date }) => date),
      datasets: [
        {
          label: 'USD/EUR',
          data: points.map(({ rate }) => Number(rate)),
          fill: true,
          borderWidth: 2,
          pointRadius: 0,
        },
      ],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      plugins: { tooltip: { mode: 'index', intersect: false } },
      scales: { x: { ticks: { maxTicksLimit: 6 } }, y: { beginAtZero: false } },
    },
  });
}
