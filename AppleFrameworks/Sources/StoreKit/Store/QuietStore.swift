/// A namespace for functions of a store that sends no updates.
enum QuietStore {
  /// Waits until the task is canceled.
  static func wait() async {
    let news = AsyncStream<Never> { _ in }
    for await _ in news {}
  }
}
