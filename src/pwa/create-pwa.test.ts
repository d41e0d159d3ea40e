import { expect, test, vi } from "vitest";
import { createPwa } from "./create-pwa.ts";

class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  readonly postMessage = vi.fn();
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly update = vi.fn(async () => {});
  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
  }
  finishInstalling() {
    const worker = this.installing;
    this.installing = null;
    this.waiting = worker;
    worker?.become("installed");
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly register = vi.fn(async () => this.registration);
  readonly getRegistration = vi.fn(async () => (this.registration.active ? this.registration : undefined));
  control(worker: FakeWorker) {
    this.controller = worker;
    this.registration.active = worker;
    this.registration.waiting = null;
    this.dispatchEvent(new Event("controllerchange"));
    worker.become("activated");
  }
}

function setUp({ running }: { running?: FakeWorker } = {}) {
  const container = new FakeContainer();
  if (running) {
    container.controller = running;
    container.registration.active = running;
  }
  const reload = vi.fn();
  const reachable = vi.fn(async () => false);
  const refetch = vi.fn();
  // The fakes have the parts of the browser's objects that createPwa uses.
  const pwa = createPwa({ container: container as unknown as ServiceWorkerContainer, scriptUrl: "sw.js", reload, reachable, refetch });
  return { container, registration: container.registration, reload, reachable, refetch, pwa };
}

test("the first worker makes the app ready offline, offers no update and reloads nothing", async () => {
  const { container, registration, reload, pwa } = setUp();
  const first = new FakeWorker("installing");
  registration.installing = first;
  await pwa.start();
  expect(pwa.state()).toEqual({ offlineReady: false, updateReady: false });
  registration.finishInstalling();
  container.control(first);
  expect(pwa.state()).toEqual({ offlineReady: true, updateReady: false });
  expect(reload).not.toHaveBeenCalled();
});

test("an update is offered on a page open since the first visit, and loaded once when asked for", async () => {
  const { container, registration, reload, pwa } = setUp();
  const first = new FakeWorker("installing");
  registration.installing = first;
  await pwa.start();
  registration.finishInstalling();
  container.control(first);
  const next = new FakeWorker("installing");
  registration.find(next);
  expect(pwa.state().updateReady).toBe(false);
  registration.finishInstalling();
  expect(pwa.state().updateReady).toBe(true);
  expect(next.postMessage).not.toHaveBeenCalled();
  pwa.applyUpdate();
  expect(next.postMessage).toHaveBeenCalledExactlyOnceWith({ type: "SKIP_WAITING" });
  container.control(next);
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("an update taken by another tab is offered here, and this page is reloaded only when asked", async () => {
  const { container, reload, pwa } = setUp({ running: new FakeWorker("activated") });
  await pwa.start();
  container.control(new FakeWorker("activating"));
  expect(pwa.state().updateReady).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  pwa.applyUpdate();
  pwa.applyUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a worker that waited since the last visit is offered at the start", async () => {
  const { registration, pwa } = setUp({ running: new FakeWorker("activated") });
  registration.waiting = new FakeWorker("installed");
  const heard = vi.fn();
  pwa.subscribe(heard);
  await pwa.start();
  expect(pwa.state()).toEqual({ offlineReady: true, updateReady: true });
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a start without a network keeps what an earlier visit installed", async () => {
  const { container, pwa } = setUp({ running: new FakeWorker("activated") });
  container.register.mockRejectedValueOnce(new TypeError("offline"));
  await pwa.start();
  expect(pwa.state().offlineReady).toBe(true);
});

test("a check says none, found, or offline", async () => {
  const { registration, pwa } = setUp({ running: new FakeWorker("activated") });
  await pwa.start();
  expect(await pwa.checkForUpdate()).toBe("none");

  registration.update.mockRejectedValueOnce(new TypeError("offline"));
  expect(await pwa.checkForUpdate()).toBe("offline");

  registration.update.mockImplementationOnce(async () => registration.find(new FakeWorker("installing")));
  const check = pwa.checkForUpdate();
  await vi.waitFor(() => expect(registration.installing).not.toBeNull());
  registration.finishInstalling();
  expect(await check).toBe("found");
  expect(pwa.state().updateReady).toBe(true);
});

test("a check that fails although the server answers met a broken build", async () => {
  const { registration, reachable, pwa } = setUp({ running: new FakeWorker("activated") });
  await pwa.start();
  registration.update.mockRejectedValueOnce(new TypeError("installation failed"));
  reachable.mockResolvedValueOnce(true);
  expect(await pwa.checkForUpdate()).toBe("broken");
});

test("a check asked for too early waits for the start", async () => {
  const { pwa } = setUp({ running: new FakeWorker("activated") });
  void pwa.start();
  expect(await pwa.checkForUpdate()).toBe("none");
});

test("a new build of which a file could not be fetched is no update", async () => {
  const { registration, refetch, pwa } = setUp({ running: new FakeWorker("activated") });
  await pwa.start();
  const broken = new FakeWorker("installing");
  registration.update.mockImplementationOnce(async () => registration.find(broken));
  const check = pwa.checkForUpdate();
  await vi.waitFor(() => expect(registration.installing).not.toBeNull());
  registration.installing = null;
  broken.become("redundant");
  expect(await check).toBe("broken");
  expect(pwa.state().updateReady).toBe(false);
  expect(refetch).toHaveBeenCalledTimes(1);
});
