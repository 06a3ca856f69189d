@_spi(Host) import UIKit

@testable import SwiftUI

/// Rows about values: environment, colors, curves, bindings.
enum ValueFacts {
  @MainActor
  private static func hex(_ color: Color, _ scheme: ColorScheme) -> String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(color).resolvedColor(with: UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light))
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func part(_ value: CGFloat) -> String {
      let text = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + part(red) + part(green) + part(blue)
  }

  @MainActor
  private static func both(_ color: Color) -> String { hex(color, .light) + " " + hex(color, .dark) }

  /// The same on a screen of the design of iOS 26.
  @MainActor
  private static func both26(_ color: Color) -> String {
    [ColorScheme.light, .dark].map { scheme in
      var environment = EnvironmentValues()
      environment.design = .iOS26
      environment.colorScheme = scheme
      let resolved: UIColor = color.resolve(in: environment)
      return hex(Color(resolved), scheme)
    }.joined(separator: " ")
  }

  static let checks: [FactCheck] = [
    FactCheck("U227", "#FF3B30 #FF453A") { both(.red) },
    FactCheck("U228", "#FF9500 #FF9F0A") { both(.orange) },
    FactCheck("U231", "#007AFF #0A84FF") { both(.blue) },
    FactCheck("U217", "#34C759 #30D158") { both(.green) },
    FactCheck("U224", "#FF2D55 #FF375F") { both(.pink) },
    FactCheck("U214", "#FF383C #FF4245") { both26(.red) },
    FactCheck("U218", "#00C8B3 #00DAC3") { both26(.mint) },
    FactCheck("U222", "#6155F5 #6D7CFF") { both26(.indigo) },
    FactCheck("U223", "#CB30E0 #DB34F2") { both26(.purple) },
    FactCheck("U225", "#AC7F5E #B78A66") { both26(.brown) },
    // The dark gray of the row is the desktop's; on phones it is that of the light look.
    FactCheck("U226", "#8E8E93") { String(both26(.gray).prefix(7)) },
    FactCheck("U236", "0.25") {
      text(UIColor(Color.black.opacity(0.5).opacity(0.5)).cgColor.alpha)
    },
    FactCheck("U291", "3") {
      let binding = Binding.constant(3)
      binding.wrappedValue = 5
      return "\(binding.wrappedValue)"
    },
    FactCheck("U292", "3 1") {
      final class Counts { var (gets, sets, value) = (0, 0, 1) }
      let counts = Counts()
      struct Reading: View {
        let binding: Binding<Int>
        var body: some View {
          Color.clear.onAppear {
            _ = binding.wrappedValue
            binding.wrappedValue = 2
            _ = binding.wrappedValue
          }
        }
      }
      let binding = Binding(
        get: {
          counts.gets += 1
          return counts.value
        },
        set: { (value: Int) in
          counts.sets += 1
          counts.value = value
        })
      _ = binding.wrappedValue
      _ = Screen(Reading(binding: binding))
      return "\(counts.gets) \(counts.sets)"
    },
    FactCheck("U414", "true nil nil") {
      let values = EnvironmentValues()
      return "\(values.isEnabled) \(values.lineLimit.map { "\($0)" } ?? "nil") \(values.font == nil ? "nil" : "a font")"
    },
    FactCheck("U415", "0") { text(EnvironmentValues().lineSpacing) },
    FactCheck("U416", "1") { text(EnvironmentValues().minimumScaleFactor) },
    FactCheck("U417", "false") { "\(EnvironmentValues().allowsTightening)" },
    FactCheck("U420", "light standard") {
      "\(EnvironmentValues().colorScheme) \(EnvironmentValues().colorSchemeContrast)"
    },
    FactCheck("U421", "regular regular") {
      let values = EnvironmentValues()
      return
        "\(values.horizontalSizeClass.map { "\($0)" } ?? "nil") \(values.verticalSizeClass.map { "\($0)" } ?? "nil")"
    },
    FactCheck("U422", "empty") {
      EnvironmentValues().locale.identifier.isEmpty ? "empty" : EnvironmentValues().locale.identifier
    },
    FactCheck("U423", "true true") {
      let values = EnvironmentValues()
      return "\(values.timeZone == .autoupdatingCurrent) \(values.calendar == .autoupdatingCurrent)"
    },
    FactCheck("U424", "regular") { "\(EnvironmentValues().controlSize)" },
    FactCheck("U426", "true") { "\(EnvironmentValues().redactionReasons.isEmpty)" },
    FactCheck("U427", "background") { "\(EnvironmentValues().scenePhase)" },
    FactCheck("U428", "inactive") { "\(EnvironmentValues().editMode?.wrappedValue ?? .active)" },
    FactCheck("U430", "automatic") { "\(EnvironmentValues().labelsVisibility)" },
    FactCheck("U489", "1 1") { text([EnvironmentValues().displayScale, EnvironmentValues().pixelLength]) },
    FactCheck("U401", "0.38 0.68 0.91") { text([0.25, 0.5, 0.75].map { UnitCurve.easeOut.value(at: $0) }) },
    FactCheck("U402", "0.13 0.5 0.87") { text([0.25, 0.5, 0.75].map { UnitCurve.easeInOut.value(at: $0) }) },
    FactCheck("U403", "0.03 0.13 0.34") { text([0.25, 0.5, 0.75].map { UnitCurve.circularEaseIn.value(at: $0) }) },
    FactCheck("U404", "0.66 0.87 0.97") { text([0.25, 0.5, 0.75].map { UnitCurve.circularEaseOut.value(at: $0) }) },
    FactCheck("U406", "0 0.67 1.07 1.37 0") {
      text([0, 0.25, 0.5, 0.75, 1].map { UnitCurve.easeIn.velocity(at: $0) })
    },
    FactCheck("U408", "0 1") { text([UnitCurve.easeIn.value(at: -1), UnitCurve.easeIn.value(at: 2)]) },
    FactCheck("U410", "true false") {
      "\(UnitCurve.circularEaseIn.inverse == .circularEaseOut) \(UnitCurve.easeIn.inverse == .easeOut)"
    },
    FactCheck("U389", "0.5 0 false") {
      guard case .spring(let spring, _) = Animation.default.resolvedCurve else { return "no spring" }
      return "\(text(spring.duration)) \(text(spring.bounce)) \(Animation.default == .spring(duration: 0.5, bounce: 0))"
    },
    FactCheck("U390", "true true true true") {
      [
        Animation.easeIn == .easeIn(duration: 0.35), Animation.easeOut == .easeOut(duration: 0.35),
        Animation.easeInOut == .easeInOut(duration: 0.35), Animation.linear == .linear(duration: 0.35),
      ].map { "\($0)" }.joined(separator: " ")
    },
    FactCheck("U391", "true") { "\(Animation.timingCurve(0, 0, 1, 1) == .timingCurve(0, 0, 1, 1, duration: 0.35))" },
    FactCheck("U393", "true") {
      "\(Animation.spring(duration: 0.5) == .spring(duration: 0.5, bounce: 0, blendDuration: 0))"
    },
    FactCheck("U394", "true") {
      "\(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0))"
    },
    FactCheck("U395", "true") {
      "\(Animation.interactiveSpring == .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))"
    },
    FactCheck("U396", "0.5 0 0.5 0.15 0.5 0.3") {
      text([Spring.smooth, .snappy, .bouncy].flatMap { [$0.duration, $0.bounce] })
    },
    FactCheck("U397", "true") {
      "\(Animation.interpolatingSpring(stiffness: 10, damping: 1) == .interpolatingSpring(mass: 1, stiffness: 10, damping: 1, initialVelocity: 0))"
    },
    FactCheck("U399", "157.91 45000") {
      text([Spring(response: 0.5, dampingRatio: 1).stiffness, Spring(response: 0.001, dampingRatio: 1).stiffness])
    },
    FactCheck("U481", "1") { text(StrokeStyle().lineWidth) },
    FactCheck("U482", "continuous") { "\(RoundedRectangle(cornerRadius: 4).style)" },
    FactCheck("U473", "0.5 10") { text([LongPressGesture().minimumDuration, LongPressGesture().maximumDistance]) },
    FactCheck("U474", "10 local") { "\(text(DragGesture().minimumDistance)) \(DragGesture().coordinateSpace)" },
    FactCheck("U446", "4 nil 4 3 3 5") {
      final class Found { var limits: [Int?] = [] }
      struct Limit: View {
        let found: Found
        @Environment(\.lineLimit) var limit
        var body: some View { Color.clear.onAppear { found.limits.append(limit) } }
      }
      let found = Found()
      @MainActor func limit(_ view: some View) -> String {
        found.limits = []
        _ = Screen(view)
        return found.limits.first.flatMap { $0 }.map { "\($0)" } ?? "nil"
      }
      return [
        limit(Limit(found: found).lineLimit(2...4)), limit(Limit(found: found).lineLimit(2...)),
        limit(Limit(found: found).lineLimit(...4)), limit(Limit(found: found).lineLimit(3, reservesSpace: true)),
        limit(Limit(found: found).lineLimit(3, reservesSpace: false)), limit(Limit(found: found).lineLimit(5)),
      ].joined(separator: " ")
    },
  ]
}
