"""What the server counts, for Prometheus. Nothing here says who did what."""

from prometheus_client import Counter, Gauge, Histogram

WORDS = Counter("westmarch_words_total", "Words said", ["by"])
REFUSED = Counter("westmarch_refused_total", "Messages and requests refused", ["reason"])
LIVE_TABLES = Gauge("westmarch_live_tables", "Tables in memory")
CONNECTIONS = Gauge("westmarch_connections", "Open WebSockets")
THINKING = Gauge("westmarch_thinking", "Questions that wait for a worker or are thought about")
THOUGHT_SECONDS = Histogram("westmarch_thought_seconds", "Time from a question to a worker's answer", ["kind"])
COMMIT_SECONDS = Histogram(
    "westmarch_commit_seconds", "Time of a commit", buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)
)
COMMIT_ORDERS = Histogram("westmarch_commit_orders", "Orders in a commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200))
CONFLICTS = Counter("westmarch_conflicts_total", "Events whose number another process had taken")
