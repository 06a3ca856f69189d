import Foundation
import TestHosts
import Testing

@testable import UIKit

/// Frames that UIKit gave to four labels on the safe area of a device (facts F031-F041).
///
/// The labels' sizes are the recorded ones: how large text is, is for the tests of text.
@Suite("Recorded frames", .ownHosts) @MainActor
struct RecordedFrameTests {
  init() { StandardScreen.make() }

  struct Device {
    let id: String
    let size: CGSize
    let safe: UIEdgeInsets
    /// Top centre, leading middle, trailing middle, bottom centre, in thirds of a point.
    let frames: [[Int]]

    init(
      _ id: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, _ frames: [[Int]]
    ) {
      self.id = id
      size = CGSize(width: width, height: height)
      safe = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      self.frames = frames
    }
  }

  nonisolated static let devices: [Device] = [
    Device(
      "F031", 320, 568, top: 20, bottom: 0,
      [
        [401, 60, 158, 58], [0, 853, 71, 58], [849, 853, 111, 58], [469, 1653, 22, 51],
      ]),
    Device(
      "F032", 375, 667, top: 20, bottom: 0,
      [
        [484, 60, 158, 58], [0, 1002, 71, 58], [1014, 1002, 111, 58], [552, 1950, 22, 51],
      ]),
    Device(
      "F033", 414, 736, top: 20, bottom: 0,
      [
        [542, 60, 158, 58], [0, 1105, 71, 58], [1131, 1105, 111, 58], [610, 2157, 22, 51],
      ]),
    Device(
      "F035", 414, 896, top: 44, bottom: 34,
      [
        [542, 132, 158, 58], [0, 1330, 71, 58], [1131, 1330, 111, 58], [610, 2535, 22, 51],
      ]),
    Device(
      "F038", 1080, 810, top: 20, bottom: 0,
      [
        [1537, 60, 167, 61], [0, 1215, 75, 61], [3123, 1215, 117, 61], [1609, 2376, 23, 54],
      ]),
    Device(
      "F039", 1112, 834, top: 20, bottom: 0,
      [
        [1585, 60, 167, 61], [0, 1251, 75, 61], [3219, 1251, 117, 61], [1657, 2448, 23, 54],
      ]),
    Device(
      "F040", 1194, 834, top: 24, bottom: 20,
      [
        [1708, 72, 167, 61], [0, 1227, 75, 61], [3465, 1227, 117, 61], [1780, 2388, 23, 54],
      ]),
    Device(
      "F041", 1366, 1024, top: 24, bottom: 0,
      [
        [1966, 72, 167, 61], [0, 1542, 75, 61], [3981, 1542, 117, 61], [2038, 3018, 23, 54],
      ]),
  ]

  @Test("four labels on the safe area", arguments: devices)
  func fourLabels(device: Device) {
    let root = InsetView(frame: CGRect(origin: .zero, size: device.size))
    root.traitOverrides.displayScale = 3
    root.safe = device.safe
    let labels = device.frames.map { place(ContentView(CGFloat($0[2]) / 3, CGFloat($0[3]) / 3), in: root) }
    let (top, leading, trailing, bottom) = (labels[0], labels[1], labels[2], labels[3])
    let safe = root.safeAreaLayoutGuide
    activate(
      top.topAnchor.constraint(equalTo: safe.topAnchor), top.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      leading.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      leading.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      trailing.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      trailing.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      bottom.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      bottom.centerXAnchor.constraint(equalTo: safe.centerXAnchor))
    root.layoutIfNeeded()
    let frames = labels.map { label -> [Int] in
      let frame = label.frame
      return [frame.minX, frame.minY, frame.width, frame.height].map { Int(($0 * 3).rounded()) }
    }
    #expect(frames == device.frames)
  }

  @Test("F011: a controller's additional insets come on top of those of its surroundings")
  func additionalInsets() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.view.frame = rect(0, 0, 393, 852)
    outer.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.frame = outer.view.bounds
    inner.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
    #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 0, bottom: 40, right: 0))
  }

  @Test("F013, F014: margins with the safe area, and with what the superview's margins leave")
  func margins() {
    let controller = UIViewController()
    controller.view.frame = rect(0, 0, 320, 480)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    let child = UIView(frame: rect(0, 0, 320, 480))
    controller.view.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    let parent = UIView(frame: rect(0, 0, 320, 480))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let preserving = UIView(frame: rect(10, 10, 100, 100))
    preserving.preservesSuperviewLayoutMargins = true
    parent.addSubview(preserving)
    #expect(preserving.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test("F015: a label on the margins of a controller's root is 16 from the sides and right below the status bar")
  func labelOnMargins() {
    let controller = UIViewController()
    let root: UIView = controller.view
    root.frame = rect(0, 0, 320, 568)
    controller.additionalSafeAreaInsets.top = 20
    let label = place(UILabel(), in: root)
    label.text = "What's the point?"
    let margins = root.layoutMarginsGuide
    activate(
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor))
    root.layoutIfNeeded()
    #expect(label.frame.minX == 16 && label.frame.width == 288 && label.frame.minY == 20)
  }

  @Test(
    "F054: a stack follows its label's text",
    arguments: [(1, 34), (2, 33.5), (3, 33 + 1.0 / 3)] as [(CGFloat, CGFloat)])
  func stackOfLabel(scale: CGFloat, width: CGFloat) throws {
    let root = makeRoot(50, 20, scale: scale)
    let label = UILabel()
    label.font = try #require(UIFont(name: "Helvetica", size: 17))
    label.text = "Nick"
    let stack = place(UIStackView(arrangedSubviews: [label]), in: root)
    stack.axis = .vertical
    activate(
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    root.layoutIfNeeded()
    #expect(abs(label.frame.width - width) < 0.01 && label.frame.height == 20)
    label.text = "Snyder"
    root.layoutIfNeeded()
    #expect(abs(label.frame.width - 54) < 0.01 && label.frame.height == 20)
  }
}
