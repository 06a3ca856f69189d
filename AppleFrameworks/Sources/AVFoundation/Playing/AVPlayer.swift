import CoreMedia
import Foundation
@_spi(Host) import FoundationGaps
import HostServices
import MediaFiles
import PermissionResponses

/// Plays an item.
///
/// Nothing is seen or heard, but time passes as on a device, and the observers of times and of the end are called. An
/// item that cannot be loaded, such as one from the network, fails.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayer
open class AVPlayer: NSObject {
  /// Whether the player works.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avplayer/status-swift.enum
  public enum Status: Int, Sendable {
    /// Not known yet.
    case unknown = 0
    /// It can play, or it cannot.
    case readyToPlay, failed
  }

  /// Whether the player plays.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avplayer/timecontrolstatus-swift.enum
  public enum TimeControlStatus: Int, Sendable {
    /// It does not play.
    case paused = 0
    /// It is to play and waits for an item, or it plays.
    case waitingToPlayAtSpecifiedRate, playing
  }

  /// What the player does at the end of an item.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avplayer/actionatitemend-swift.enum
  public enum ActionAtItemEnd: Int, Sendable {
    /// It goes on to the next item of the queue.
    case advance = 0
    /// It pauses, or it does nothing.
    case pause, none
  }

  /// The reason for waiting before an item is played.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avplayer/waitingreason
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value; any is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Waits until enough is loaded.
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// Waits to find out how fast the item loads.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// Waits for an item.
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  private let clock = PlaybackClock()
  private var observers: [TimeObserver] = []
  /// The wanted rate, whether or not an item can be played.
  private var wantedRate: Float = 0
  private var item: AVPlayerItem?

  /// Creates a player without an item.
  public override init() { super.init() }

  /// Creates a player for an item; `nil` for none.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    take(item)
  }

  /// Creates a player for the asset at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  // MARK: - Item

  /// The item that is played; `nil` for none.
  open var currentItem: AVPlayerItem? { item }
  /// Plays another item, from where that was last; `nil` for none. The rate stays.
  open func replaceCurrentItem(with item: AVPlayerItem?) { take(item) }

  func take(_ newItem: AVPlayerItem?) {
    guard newItem !== item else { return }
    telling {
      if let item {
        item.rest = position(of: item)
        item.player = nil
      }
      item = newItem
      newItem?.take(by: self)
      clock.set(seconds: newItem?.rest ?? 0, rate: 0)
    }
    if let layers { for layer in layers.allObjects { layer.setNeedsDisplay() } }
    run()
  }

  /// Changes the state, and tells observers of what is different after it.
  private func telling(_ change: () -> Void) {
    changingWhereDifferent(Self.keyedProperties.keys.sorted(), change)
  }

  /// The action at the end of an item.
  ///
  /// - Default: `.pause`; `.advance` for queues.
  open var actionAtItemEnd = ActionAtItemEnd.pause

  /// Whether the player works. Always `readyToPlay`: errors are those of the item.
  open var status: Status { .readyToPlay }
  /// Why the player does not work. Always `nil`.
  open var error: (any Error)? { nil }

  // MARK: - Playing

  /// Plays at the default rate.
  open func play() { rate = defaultRate }
  /// Pauses.
  open func pause() { rate = 0 }
  /// Plays at a rate.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// The wanted rate: 1 is the speed of the asset, 0 pauses.
  ///
  /// - Default: 0.
  open var rate: Float {
    get { wantedRate }
    set {
      telling { wantedRate = newValue }
      run()
    }
  }

  /// The rate of ``play()``.
  ///
  /// - Default: 1.
  open var defaultRate: Float = 1

  private var canPlay: Bool { item?.status == .readyToPlay }

  /// Whether the player plays, waits for an item that can be played, or is paused.
  open var timeControlStatus: TimeControlStatus {
    wantedRate == 0 ? .paused : canPlay ? .playing : .waitingToPlayAtSpecifiedRate
  }

  /// Why the player waits; `nil` where it does not.
  open var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return item == nil ? .noItemToPlay : .toMinimizeStalls
  }

  /// Whether the player waits for more data before it starts. Stored only.
  ///
  /// - Default: `true`.
  open var automaticallyWaitsToMinimizeStalling = true

  private func run() {
    clock.set(rate: canPlay ? Double(wantedRate) : 0)
    guard let item, canPlay, wantedRate > 0 else { return }
    clock.whenAt(max(item.endSeconds, clock.seconds)) { [weak self, weak item] in
      if let self, let item { reachedEnd(item) }
    }
    for observer in observers { wait(for: observer) }
  }

  private func reachedEnd(_ item: AVPlayerItem) {
    clock.set(seconds: item.endSeconds, rate: 0)
    if actionAtItemEnd != .none { telling { wantedRate = 0 } }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    didEnd(item)
  }

  /// Called at the end of an item. Queues override it.
  func didEnd(_ item: AVPlayerItem) {}

  // MARK: - Time

  func position(of item: AVPlayerItem) -> Double {
    item === self.item ? min(max(clock.seconds, 0), max(item.endSeconds, 0)) : item.rest
  }

  func moved(_ item: AVPlayerItem, to seconds: Double) {
    guard item === self.item else { return }
    clock.set(seconds: seconds)
    run()
    NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: item)
  }

  /// Returns the time in the item; zero without an item.
  open func currentTime() -> CMTime { item?.currentTime() ?? .zero }

  /// Moves to a time in the item. Times out of range are moved into it.
  open func seek(to time: CMTime) { item?.seek(to: time) }

  /// Moves to a time in the item. The handler is called in the next turn of the run loop, with `false` without an item.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    guard let item else { return RunLoopTurn.later { completionHandler(false) } }
    item.seek(to: time, completionHandler: completionHandler)
  }

  /// Moves to a time in the item, exactly, whatever the tolerances.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { item?.seek(to: time) }

  /// Moves to a time in the item, exactly, whatever the tolerances. The handler is called in the next turn of the run
  /// loop.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Moves to a time in the item and returns whether there is one.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { done in seek(to: time) { done.resume(returning: $0) } }
  }

  // MARK: - Observers

  private final class TimeObserver {
    var interval = 0.0
    var places: [Double] = []
    let call: (CMTime) -> Void
    init(_ call: @escaping (CMTime) -> Void) { self.call = call }
  }

  /// Calls a block at each multiple of an interval of the item's time while it plays.
  ///
  /// - Parameters:
  ///   - interval: At least a millisecond; an invalid one is a second.
  ///   - queue: Ignored.
  ///   - block: Receives the time.
  /// - Returns: What `removeTimeObserver` wants.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver(block)
    observer.interval = interval.isNumeric ? max(interval.seconds, 0.001) : 1
    observers.append(observer)
    if rate > 0 { run() }
    return observer
  }

  /// Calls a block at some times of the item while it plays.
  ///
  /// - Returns: The observer, for ``removeTimeObserver(_:)``.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any {
    let observer = TimeObserver { _ in block() }
    observer.places = times.map(\.timeValue.seconds).filter(\.isFinite).sorted()
    observers.append(observer)
    if rate > 0 { run() }
    return observer
  }

  /// Removes an observer of times.
  open func removeTimeObserver(_ observer: Any) { observers.removeAll { $0 === observer as AnyObject } }

  private func wait(for observer: TimeObserver) {
    let now = clock.seconds
    let place: Double? =
      observer.interval > 0
      ? ((now / observer.interval + 1e-6).rounded(.down) + 1) * observer.interval
      : observer.places.first { $0 > now + 1e-6 }
    guard let place, place <= (item?.endSeconds ?? 0) else { return }
    clock.whenAt(place) { [weak self, weak observer] in
      guard let self, let observer, observers.contains(where: { $0 === observer }) else { return }
      observer.call(CMTime(seconds: place, preferredTimescale: 1_000_000_000))
      if clock.rate > 0 { wait(for: observer) }
    }
  }

  // MARK: - Sound and other screens

  /// The volume from 0 to 1. Stored only: nothing is heard.
  ///
  /// - Default: 1.
  open var volume: Float = 1

  /// Whether the sound is off. Stored only.
  ///
  /// - Default: `false`.
  open var isMuted = false

  /// Whether other screens may show the player. Stored only.
  ///
  /// - Default: `true`.
  open var allowsExternalPlayback = true

  /// Whether another screen shows the player. Always `false`.
  open var isExternalPlaybackActive: Bool { false }

  /// Whether another screen shows the player as soon as it is there. Stored only.
  ///
  /// - Default: `false`.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false

  /// Whether the screen stays on. Stored only.
  ///
  /// - Default: `true`.
  open var preventsDisplaySleepDuringVideoPlayback = true

  /// Whether the player chooses languages. Stored only.
  ///
  /// - Default: `true`.
  open var appliesMediaSelectionCriteriaAutomatically = true

  /// The layers that show the player.
  private(set) var layers: NSHashTable<AVPlayerLayer>?
  func add(_ layer: AVPlayerLayer) {
    if layers == nil { layers = .weakObjects() }
    layers?.add(layer)
  }
}

@_spi(Host)
extension AVPlayer: KeyedProperties {
  /// The state that Apple documents as observable.
  nonisolated public static var keyedProperties: [String: AnyKeyPath] {
    [
      "currentItem": \AVPlayer.currentItem, "rate": \AVPlayer.rate, "status": \AVPlayer.status,
      "error": \AVPlayer.error, "timeControlStatus": \AVPlayer.timeControlStatus,
      "reasonForWaitingToPlay": \AVPlayer.reasonForWaitingToPlay,
    ]
  }
}
