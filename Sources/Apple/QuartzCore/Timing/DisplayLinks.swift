/// The display links that a host calls, in the order in which they were added.
package final class DisplayLinks {
  private var links: [CADisplayLink] = []

  func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
  }

  /// Nobody waits for frames.
  package var isEmpty: Bool { links.isEmpty }

  /// Calls all of them for a frame.
  ///
  /// - Parameters:
  ///   - time: the clock's.
  ///   - interval: the seconds between frames.
  package func callAll(at time: CFTimeInterval, interval: CFTimeInterval) {
    for link in links { link.frameIsMade(at: time, interval: interval) }
  }
}
