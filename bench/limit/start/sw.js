addEventListener("install", (event) => event.waitUntil(caches.open("limit").then((cache) => cache.addAll(["./", "./index.html"]))));
addEventListener("fetch", (event) => event.respondWith(caches.match(event.request).then((held) => held ?? fetch(event.request))));
