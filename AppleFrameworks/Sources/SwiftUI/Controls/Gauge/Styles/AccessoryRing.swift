import UIKit

// Lengths are estimates from screenshots.

/// Three quarters of a ring, with a mark at the value.
struct AccessoryRing: View {
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
      .font(.system(size: 11)).lineLimit(1).minimumScaleFactor(0.4).frame(maxWidth: 40)
    } else {
      // The label is positioned in the opening of the ring.
      configuration.label.font(.system(size: 11)).lineLimit(1).minimumScaleFactor(0.4).frame(maxWidth: 26)
    }
  }
}
