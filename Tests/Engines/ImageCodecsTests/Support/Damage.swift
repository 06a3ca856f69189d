extension [UInt8] {
  /// Returns the file with some bytes changed, removed or repeated, or with its end removed.
  func damaged(_ noise: inout Noise) -> [UInt8] {
    var file = self
    for _ in 0..<Int.random(in: 1...5, using: &noise) where !file.isEmpty {
      let at = Int.random(in: 0..<file.count, using: &noise)
      switch Int.random(in: 0..<8, using: &noise) {
      case 0: file.remove(at: at)
      case 1: file.insert(contentsOf: file[at..<Swift.min(at + 20, file.count)], at: at)
      case 2: file.removeLast(file.count - at)
      default: file[at] = UInt8.random(in: 0...255, using: &noise)
      }
    }
    return file
  }
}
