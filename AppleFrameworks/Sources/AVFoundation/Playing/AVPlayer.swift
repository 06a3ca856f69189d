import CoreMedia
import PermissionResponses
import Foundation
import HostServices
import MediaFiles

/// Plays an item. Nothing is seen or heard; time passes as on a device, and what waits for a place or for the end is called.
///
/// An item that can't be had, as all of the network, fails.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayer
open class AVPlayer: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay, failed
  }

  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate, playing
  }

  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause, none
  }

  /// - Source: developer.apple.com/documentation/avfoundation/avplayer/waitingreason
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  private let clock = PlaybackClock()
  private var observers: [TimeObserver] = []
  /// What is wanted, whether or not there is something to play.
  private var wantedRate: Float = 0
  private var item: AVPlayerItem?

  public override init() { super.init() }

  public init(playerItem item: AVPlayerItem?) {
    super.init()
    take(item)
  }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  // MARK: - Item

  open var currentItem: AVPlayerItem? { item }
  open func replaceCurrentItem(with item: AVPlayerItem?) { take(item) }

  func take(_ newItem: AVPlayerItem?) {
    guard newItem !== item else { return }
    if let item {
      item.rest = position(of: item)
      item.player = nil
    }
    item = newItem
    newItem?.player = self
    newItem?.wasTaken = true
    clock.set(seconds: newItem?.rest ?? 0, rate: 0)
    if let layers { for layer in layers.allObjects { layer.setNeedsDisplay() } }
    run()
  }

  /// An item's end; a queue goes on to the next.
  open var actionAtItemEnd = ActionAtItemEnd.pause

  open var status: Status { .readyToPlay }
  open var error: (any Error)? { nil }

  // MARK: - Playing

  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// The speed that is wanted: 1 is that of the asset.
  open var rate: Float {
    get { wantedRate }
    set {
      wantedRate = newValue
      run()
    }
  }
  open var defaultRate: Float = 1

  private var canPlay: Bool { item?.status == .readyToPlay }

  open var timeControlStatus: TimeControlStatus {
    wantedRate == 0 ? .paused : canPlay ? .playing : .waitingToPlayAtSpecifiedRate
  }

  open var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return item == nil ? .noItemToPlay : .toMinimizeStalls
  }

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
    if actionAtItemEnd != .none { wantedRate = 0 }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    didEnd(item)
  }

  /// For a queue.
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

  open func currentTime() -> CMTime { item?.currentTime() ?? .zero }

  open func seek(to time: CMTime) { item?.seek(to: time) }

  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    guard let item else { return RunLoopTurn.later { completionHandler(false) } }
    item.seek(to: time, completionHandler: completionHandler)
  }

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { item?.seek(to: time) }

  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

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

  /// Calls at each multiple of an interval, and when playing starts or stops or jumps.
  ///
  /// - Returns: what `removeTimeObserver` wants.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver(block)
    observer.interval = interval.isNumeric ? max(interval.seconds, 0.001) : 1
    observers.append(observer)
    if rate > 0 { run() }
    return observer
  }

  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any {
    let observer = TimeObserver { _ in block() }
    observer.places = times.map(\.timeValue.seconds).filter(\.isFinite).sorted()
    observers.append(observer)
    if rate > 0 { run() }
    return observer
  }

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

  open var volume: Float = 1
  open var isMuted = false
  open var allowsExternalPlayback = true
  open var isExternalPlaybackActive: Bool { false }
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var appliesMediaSelectionCriteriaAutomatically = true

  /// Layers that show it.
  private(set) var layers: NSHashTable<AVPlayerLayer>?
  func add(_ layer: AVPlayerLayer) {
    if layers == nil { layers = .weakObjects() }
    layers?.add(layer)
  }
}
