import UIKit

// Lengths are estimates from screenshots.

/// A ring that is filled from the top.
struct CapacityRing: View {
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

/// A view that displays the value in the center of a ring. Its font size is at most 20 points, regardless of the user's
/// text size.
struct RingValue: View {
  let label: GaugeStyleConfiguration.CurrentValueLabel?
  let width: CGFloat
  var body: some View {
    label.font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: width)
  }
}
