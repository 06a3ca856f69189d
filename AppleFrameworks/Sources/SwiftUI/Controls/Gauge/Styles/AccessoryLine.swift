import UIKit

// Lengths are estimates from screenshots.

/// A thin bar that is filled to the value or has a mark at it.
struct AccessoryLine: View {
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
