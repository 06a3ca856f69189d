import UIKit

/// A value within a range.
///
/// - Source: developer.apple.com/documentation/swiftui/gauge
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  nonisolated(unsafe) let configuration: GaugeStyleConfiguration

  public var body: some View { StyledGauge(configuration: configuration) }

  nonisolated fileprivate init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?, low: BoundsLabel?,
    high: BoundsLabel?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    configuration = GaugeStyleConfiguration(
      value: share.isFinite ? min(1, max(0, share)) : 0, label: .init(content: AnyView(label)),
      currentValueLabel: current.map { .init(content: AnyView($0)) },
      minimumValueLabel: low.map { .init(content: AnyView($0)) },
      maximumValueLabel: high.map { .init(content: AnyView($0)) })
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label: label(), current: nil, low: nil, high: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label: label(), current: currentValueLabel(), low: nil, high: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), low: minimumValueLabel(), high: maximumValueLabel())
  }
}

/// What the style of a gauge is given.
///
/// - Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration
public struct GaugeStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// - Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration/currentvaluelabel-swift.struct
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// - Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration/minimumvaluelabel-swift.struct
  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// - Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration/maximumvaluelabel-swift.struct
  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The share of the range, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// How gauges look.
///
/// - Source: developer.apple.com/documentation/swiftui/gaugestyle
@preconcurrency @MainActor
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

private enum GaugeStyleKey: EnvironmentKey { static var defaultValue: any GaugeStyle { DefaultGaugeStyle() } }

extension EnvironmentValues {
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

private struct StyledGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style
  var body: some View {
    AnyView(body(style)).accessibilityElement(children: .combine)
      .accessibilityValue(Text(configuration.value, format: .percent.precision(.fractionLength(0))))
  }
  private func body<S: GaugeStyle>(_ style: S) -> any View { GaugeBody(style: style, configuration: configuration) }
}

private struct GaugeBody<S: GaugeStyle>: View, DynamicHolder {
  let style: S
  let configuration: GaugeStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyle, style) }
}

// MARK: Styles

/// - Source: developer.apple.com/documentation/swiftui/defaultgaugestyle
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearCapacity(configuration: configuration) }
}

/// - Source: developer.apple.com/documentation/swiftui/linearcapacitygaugestyle
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearCapacity(configuration: configuration) }
}

/// - Source: developer.apple.com/documentation/swiftui/accessorylineargaugestyle
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLine(configuration: configuration, isFilled: false)
  }
}

/// - Source: developer.apple.com/documentation/swiftui/accessorylinearcapacitygaugestyle
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLine(configuration: configuration, isFilled: true)
  }
}

/// - Source: developer.apple.com/documentation/swiftui/accessorycirculargaugestyle
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { AccessoryRing(configuration: configuration) }
}

/// - Source: developer.apple.com/documentation/swiftui/accessorycircularcapacitygaugestyle
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { CapacityRing(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

// MARK: Bodies. The lengths are judged by eye from screenshots.

/// A line that is filled from its beginning up to a share.
private struct FilledLine: View {
  let share: Double
  let height: CGFloat
  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.systemFill))
        Capsule().fill(TintShapeStyle()).frame(width: max(height, proxy.size.width * share))
      }
    }
    .frame(height: height)
  }
}

private struct LinearCapacity: View {
  let configuration: GaugeStyleConfiguration
  var body: some View {
    VStack(spacing: 8) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        FilledLine(share: configuration.value, height: 4)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

private struct AccessoryLine: View {
  let configuration: GaugeStyleConfiguration
  let isFilled: Bool
  private static let height: CGFloat = 6

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if isFilled { configuration.label.font(.headline) }
      HStack(spacing: 6) {
        if !isFilled { configuration.minimumValueLabel.font(.caption) }
        if isFilled { FilledLine(share: configuration.value, height: Self.height) } else { marked }
        if !isFilled { configuration.maximumValueLabel.font(.caption) }
      }
      if isFilled { configuration.currentValueLabel.font(.caption) }
    }
  }

  private var marked: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(TintShapeStyle())
        Circle().fill(Color.primary).padding(1).background(Circle().fill(BackgroundStyle()))
          .frame(width: Self.height + 2, height: Self.height + 2)
          .offset(x: (proxy.size.width - Self.height - 2) * configuration.value)
      }
    }
    .frame(height: Self.height)
  }
}

/// The value in the middle of a ring: as large as fits into it, whatever size of text the user wants.
private struct RingValue: View {
  let label: GaugeStyleConfiguration.CurrentValueLabel?
  let width: CGFloat
  var body: some View {
    label.font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: width)
  }
}

/// Three quarters of a ring, with a mark at the value.
private struct AccessoryRing: View {
  let configuration: GaugeStyleConfiguration
  private static let side: CGFloat = 58
  private static let width: CGFloat = 6

  var body: some View {
    ZStack {
      Circle().inset(by: Self.width / 2).trim(from: 0, to: 0.75)
        .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: Self.width, lineCap: .round))
        .rotationEffect(.degrees(135))
      Circle().fill(Color.primary).padding(1).background(Circle().fill(BackgroundStyle()))
        .frame(width: Self.width + 2, height: Self.width + 2)
        .offset(x: (Self.side - Self.width) / 2)
        .rotationEffect(.degrees(135 + 270 * configuration.value))
      RingValue(label: configuration.currentValueLabel, width: Self.side - 2 * Self.width - 8)
      below.offset(y: Self.side / 2 - 8)
    }
    .frame(width: Self.side, height: Self.side)
  }

  @ViewBuilder private var below: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .font(.system(size: 11))
    } else {
      configuration.label.font(.system(size: 11))
    }
  }
}

/// A ring that is filled from the top.
private struct CapacityRing: View {
  let configuration: GaugeStyleConfiguration
  private static let side: CGFloat = 58
  private static let width: CGFloat = 6

  var body: some View {
    ZStack {
      Circle().inset(by: Self.width / 2).stroke(Color(.systemFill), lineWidth: Self.width)
      Circle().inset(by: Self.width / 2).trim(from: 0, to: configuration.value)
        .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: Self.width, lineCap: .round))
        .rotationEffect(.degrees(-90))
      RingValue(label: configuration.currentValueLabel, width: Self.side - 2 * Self.width - 8)
    }
    .frame(width: Self.side, height: Self.side)
  }
}
