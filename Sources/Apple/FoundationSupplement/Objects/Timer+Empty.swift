import Foundation

extension Timer {
  /// Makes a timer that never fires: what `Timer()` is on Apple's systems, where it holds a property's place until a real one is made.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }
}
