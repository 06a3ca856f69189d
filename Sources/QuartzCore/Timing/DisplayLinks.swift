/// The display links that are called, in the order in which they were added.
///
/// Unlocked: as with layers, only the thread that runs the interface uses it.
package enum DisplayLinks {
  private nonisolated(unsafe) static var links: [CADisplayLink] = []

  static func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  static func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
  }

  /// Nobody waits for frames.
  package static var isEmpty: Bool { links.isEmpty }

  /// Calls all of them for the frame at the clock's time.
  ///
  /// - Parameter interval: the seconds between frames.
  package static func callAll(interval: CFTimeInterval) {
    for link in links { link.frameIsMade(at: MediaClock.now, interval: interval) }
  }
}
