"""The server: tables as event logs, played over WebSockets."""
