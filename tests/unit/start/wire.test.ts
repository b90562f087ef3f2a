import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWire, type Wire } from '#edge/run/wire.ts';

let echo: Server;
let wire: Wire;
beforeEach(async () => {
  echo = createServer((socket) => socket.on('error', () => {}).pipe(socket));
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  wire = await openWire(`http://127.0.0.1:${(echo.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await wire.stop();
  await new Promise((resolve) => echo.close(resolve));
});

const open = () => {
  const socket = connect(Number(new URL(wire.origin).port), '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  const ended = new Promise<void>((resolve) => socket.on('error', () => {}).on('close', resolve));
  return { socket, ended, received: () => received };
};

describe('a line between two parts', () => {
  it('carries what is sent, in its order, however its length changes', async () => {
    const { socket, received } = open();
    wire.state.delayMs = 80;
    socket.write('first ');
    await new Promise((resolve) => setTimeout(resolve, 20));
    wire.state.delayMs = 0;
    socket.write('second');
    await expect.poll(received).toBe('first second');
    socket.destroy();
  });

  it('takes as long as it is said to, each way', async () => {
    wire.state.delayMs = 60;
    const { socket, received } = open();
    const began = performance.now();
    socket.write('there and back');
    await expect.poll(received, { interval: 5 }).toBe('there and back');
    // Timers may fire a millisecond early.
    expect(performance.now() - began).toBeGreaterThan(115);
    socket.destroy();
  });

  it('says nothing while it is cut, and breaks its connections where packages get lost', async () => {
    wire.state.isCut = true;
    const cut = open();
    cut.socket.write('nobody hears this');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(cut.received()).toBe('');
    expect(cut.socket.closed).toBe(false);
    cut.socket.destroy();
    wire.state.isCut = false;
    wire.state.lossPercent = 100;
    const lost = open();
    lost.socket.write('this breaks it');
    await lost.ended;
    expect(lost.received()).toBe('');
  });
});
