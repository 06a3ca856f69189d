/// A store that sends nothing.
enum QuietStore {
  /// Waits for news that never come, until the task is canceled.
  static func wait() async {
    let news = AsyncStream<Never> { _ in }
    for await _ in news {}
  }
}
