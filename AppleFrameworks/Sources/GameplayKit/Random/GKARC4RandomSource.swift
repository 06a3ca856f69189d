import Foundation

/// A source of random numbers with the ARC4 algorithm. Each number uses four bytes of its key stream.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkarc4randomsource
open class GKARC4RandomSource: GKRandomSource {
  /// The key. Setting it restarts the sequence.
  open var seed: Data { didSet { restart() } }

  private var state: [UInt8] = []
  private var first: UInt8 = 0
  private var second: UInt8 = 0

  public override convenience init() {
    self.init(seed: Data((0..<8).map { _ in UInt8.random(in: .min ... .max) }))
  }

  public init(seed: Data) {
    self.seed = seed
    super.init()
    restart()
  }

  private func restart() {
    state = (0...255).map { UInt8($0) }
    (first, second) = (0, 0)
    let key = [UInt8](seed)
    guard !key.isEmpty else { return }
    var other: UInt8 = 0
    for index in 0...255 {
      other = other &+ state[index] &+ key[index % key.count]
      state.swapAt(index, Int(other))
    }
  }

  private func nextByte() -> UInt8 {
    first &+= 1
    second &+= state[Int(first)]
    state.swapAt(Int(first), Int(second))
    return state[Int(state[Int(first)] &+ state[Int(second)])]
  }

  override func nextBits() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) } }

  /// Discards numbers, because the first ones reveal information about the seed.
  open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = nextBits() } }

  override func duplicate() -> GKRandomSource {
    let copy = GKARC4RandomSource(seed: seed)
    (copy.state, copy.first, copy.second) = (state, first, second)
    return copy
  }
}
