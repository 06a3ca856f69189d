import CoreGraphics

extension UISlider {
  /// Whether a slider has a thumb.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uislider/style-swift.enum
  public enum Style: Int, Sendable {
    /// A track with a thumb on it.
    case `default` = 0
    /// A thicker track without a thumb.
    case thumbless = 1
  }

  /// What a slider's track shows and allows: ticks, where its fill begins, and which part of it can be chosen. Places
  /// are from 0 at the minimum to 1 at the maximum.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uislider/trackconfiguration-swift.struct
  public struct TrackConfiguration: Hashable {
    /// A mark on the track.
    public struct Tick: Hashable {
      /// The tick's place, from 0 to 1.
      public let position: Float

      /// The title of the tick, for assistive technologies. It is not drawn.
      public var title: String?

      /// A picture in the place of the mark; `nil` for a dot.
      public var image: UIImage?

      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (min(max(position, 0), 1), title, image)
      }
    }

    /// Whether the thumb rests on ticks alone.
    public var allowsTickValuesOnly: Bool

    /// The value at which the fill of the track begins.
    public var neutralValue: Float

    /// The part of the track that can be chosen.
    public var enabledRange: ClosedRange<Float>

    /// The marks.
    public let ticks: [UISlider.TrackConfiguration.Tick]

    /// A track with ticks at places of their own.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [UISlider.TrackConfiguration.Tick]
    ) {
      (self.allowsTickValuesOnly, self.neutralValue) = (allowsTickValuesOnly, neutralValue)
      (self.enabledRange, self.ticks) = (enabledRange, ticks)
    }

    /// A track with ticks at equal distances, from its beginning to its end.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let count = max(numberOfTicks, 0)
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<count).map { Tick(position: count == 1 ? 0.5 : Float($0) / Float(count - 1)) })
    }

    /// The nearest place that can be chosen.
    func allowed(_ share: Float) -> Float {
      let clamped = min(max(share, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return clamped }
      let allowed = ticks.map(\.position).filter { enabledRange.contains($0) }
      return allowed.min { abs($0 - clamped) < abs($1 - clamped) } ?? clamped
    }
  }
}
