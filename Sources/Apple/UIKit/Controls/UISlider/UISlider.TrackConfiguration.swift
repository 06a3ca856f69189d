import CoreGraphics

extension UISlider {
  /// The style of a slider.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uislider/style-swift.enum
  public enum Style: Int, Sendable {
    /// A track with a thumb.
    case `default` = 0
    /// A thicker track without a thumb.
    case thumbless = 1
  }

  /// The configuration of a slider's track, with its ticks, the beginning of its fill, and the range that can be
  /// selected. Positions are from 0 at the minimum to 1 at the maximum.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uislider/trackconfiguration-swift.struct
  public struct TrackConfiguration: Hashable {
    /// A mark on the track.
    public struct Tick: Hashable {
      /// The position of the tick, from 0 to 1.
      public let position: Float

      /// The title of the tick for assistive technologies. It is not displayed.
      public var title: String?

      /// The image of the mark, or `nil` for a dot.
      public var image: UIImage?

      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (min(max(position, 0), 1), title, image)
      }
    }

    /// Whether only the positions of ticks can be selected.
    public var allowsTickValuesOnly: Bool

    /// The position at which the fill of the track begins.
    public var neutralValue: Float

    /// The range of positions that can be selected.
    public var enabledRange: ClosedRange<Float>

    /// The ticks.
    public let ticks: [UISlider.TrackConfiguration.Tick]

    /// Creates a track with ticks at given positions.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [UISlider.TrackConfiguration.Tick]
    ) {
      (self.allowsTickValuesOnly, self.neutralValue) = (allowsTickValuesOnly, neutralValue)
      (self.enabledRange, self.ticks) = (enabledRange, ticks)
    }

    /// Creates a track with equally spaced ticks from its beginning to its end.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let count = max(numberOfTicks, 0)
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<count).map { Tick(position: count == 1 ? 0.5 : Float($0) / Float(count - 1)) })
    }

    /// Returns the nearest position that can be selected.
    func allowed(_ share: Float) -> Float {
      let clamped = min(max(share, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return clamped }
      let allowed = ticks.map(\.position).filter { enabledRange.contains($0) }
      return allowed.min { abs($0 - clamped) < abs($1 - clamped) } ?? clamped
    }
  }
}
