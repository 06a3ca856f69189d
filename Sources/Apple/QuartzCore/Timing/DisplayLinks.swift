/// The display links of a host, in the order in which they were added.
package final class DisplayLinks {
  private var links: [CADisplayLink] = []

  func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
  }

  /// Whether there are no links.
  package var isEmpty: Bool { links.isEmpty }

  /// Calls all links for a frame.
  ///
  /// - Parameters:
  ///   - time: The time of the clock.
  ///   - interval: The time between frames in seconds.
  package func callAll(at time: CFTimeInterval, interval: CFTimeInterval) {
    for link in links { link.frameIsMade(at: time, interval: interval) }
  }
}
