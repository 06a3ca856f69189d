import UIKit

// Lengths are estimates from screenshots.

/// A bar that is filled to the value, with all labels.
struct LinearCapacity: View {
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

/// A bar that is filled from its leading end to a fraction of its length.
struct FilledLine: View {
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
