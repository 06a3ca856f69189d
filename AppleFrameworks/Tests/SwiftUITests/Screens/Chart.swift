import SwiftUI

struct Chart: View {
  private let values = [62.0, 64.5, 63.2, 66.1, 71.4, 69.8, 74.2]
  private let days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Heart rate").font(.title2.bold())
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text("74").font(.system(size: 44, weight: .semibold, design: .rounded))
        Text("beats a minute").foregroundStyle(.secondary)
      }
      Canvas { context, size in draw(&context, size) }
        .frame(height: 220)
        .accessibilityLabel("Heart rate of seven days")
      HStack(spacing: 20) {
        Gauge(value: 0.74) {
          Text("Rest")
        } currentValueLabel: {
          Text("74")
        }
        .gaugeStyle(.accessoryCircularCapacity).tint(.pink)
        VStack(alignment: .leading) {
          Text("Resting").font(.headline)
          Text("Within your usual range").font(.subheadline).foregroundStyle(.secondary)
        }
      }
      Spacer(minLength: 0)
    }
    .padding()
  }

  private func draw(_ context: inout GraphicsContext, _ size: CGSize) {
    let plot = CGRect(x: 0, y: 8, width: size.width - 36, height: size.height - 36)
    func point(_ index: Int) -> CGPoint {
      CGPoint(
        x: plot.minX + plot.width * (Double(index) + 0.5) / Double(values.count),
        y: plot.maxY - plot.height * (values[index] - 60) / 20)
    }
    for mark in stride(from: 60.0, through: 80, by: 5) {
      let y = plot.maxY - plot.height * (mark - 60) / 20
      var line = Path()
      line.move(to: CGPoint(x: plot.minX, y: y))
      line.addLine(to: CGPoint(x: plot.maxX, y: y))
      context.stroke(line, with: .color(.secondary.opacity(0.3)), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      context.draw(
        Text("\(Int(mark))").font(.system(size: 11)).foregroundStyle(.secondary), at: CGPoint(x: plot.maxX + 8, y: y),
        anchor: .leading)
    }
    var curve = Path()
    curve.addLines(values.indices.map(point))
    var area = curve
    area.addLine(to: CGPoint(x: point(values.count - 1).x, y: plot.maxY))
    area.addLine(to: CGPoint(x: point(0).x, y: plot.maxY))
    area.closeSubpath()
    context.fill(
      area,
      with: .linearGradient(
        Gradient(colors: [.pink.opacity(0.35), .pink.opacity(0)]), startPoint: CGPoint(x: 0, y: plot.minY),
        endPoint: CGPoint(x: 0, y: plot.maxY)))
    context.stroke(curve, with: .color(.pink), style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
    for index in values.indices {
      let dot = CGRect(x: point(index).x - 4, y: point(index).y - 4, width: 8, height: 8)
      context.fill(Path(ellipseIn: dot), with: .color(.pink))
      context.draw(
        Text(days[index]).font(.system(size: 11)).foregroundStyle(.secondary),
        at: CGPoint(x: point(index).x, y: size.height - 10))
    }
  }
}
