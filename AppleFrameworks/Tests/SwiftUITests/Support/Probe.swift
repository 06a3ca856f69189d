import SwiftUI
import TestHosts
@_spi(Host) import UIKit
@_spi(Host) import ViewHost

/// The proposals to the views of a test, and their frames.
@MainActor
final class ProbeLog {
  var proposals: [String: [ProposedViewSize]] = [:]
  var frames: [String: CGRect] = [:]

  func note(_ name: String, _ frame: CGRect) { frames[name] = frame }
  func frame(_ name: String) -> CGRect { frames[name] ?? .null }
}

/// A view that answers as it is told to: its least, ideal and greatest length on both axes, or an area that stays the same.
struct Leaf: View {
  let name: String
  let log: ProbeLog
  var width: ClosedRange<CGFloat>
  var height: ClosedRange<CGFloat> = 20...20
  var idealWidth: CGFloat?
  var idealHeight: CGFloat?
  var area: CGFloat?

  var body: some View {
    LeafLayout(leaf: self) {}
      .background(GeometryReader { proxy in ProbePlace(name: name, log: log, frame: proxy.frame(in: .global)) })
  }
}

private struct ProbePlace: View {
  let name: String
  let log: ProbeLog
  let frame: CGRect
  var body: some View {
    log.frames[name] = frame
    return Color.clear
  }
}

extension View {
  /// Notes where the view came to lie.
  func probed(_ name: String, _ log: ProbeLog) -> some View {
    background(GeometryReader { proxy in ProbePlace(name: name, log: log, frame: proxy.frame(in: .global)) })
  }
}

struct LeafLayout: Layout {
  let leaf: Leaf

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    leaf.log.proposals[leaf.name, default: []].append(proposal)
    func length(_ proposed: CGFloat?, _ range: ClosedRange<CGFloat>, _ ideal: CGFloat?) -> CGFloat {
      min(max(proposed ?? ideal ?? range.upperBound, range.lowerBound), range.upperBound)
    }
    let width = length(proposal.width, leaf.width, leaf.idealWidth)
    if let area = leaf.area { return CGSize(width: width, height: width > 0 ? area / width : 0) }
    return CGSize(width: width, height: length(proposal.height, leaf.height, leaf.idealHeight))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Asks a view for its size for one proposal, and places it with that.
struct AtProposal<Content: View>: View {
  let proposal: ProposedViewSize
  let report: (CGSize) -> Void
  @ViewBuilder let content: Content

  var body: some View {
    ProposalLayout(proposal: proposal, report: report) { content }
  }
}

struct ProposalLayout: Layout {
  let proposal: ProposedViewSize
  let report: (CGSize) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let size = subviews[0].sizeThatFits(self.proposal)
    report(size)
    subviews[0].place(at: bounds.origin, proposal: self.proposal)
  }
}

/// A view on a screen of a device.
@MainActor
final class Screen {
  let host: ViewHost
  let window: UIWindow

  /// - Parameter size: of the place that the view gets, at the top left.
  /// - Parameter design: the generation of the system's design that the screen shows.
  init(_ view: some View, size: CGSize = CGSize(width: 800, height: 800), design: DesignGeneration = .iOS13) {
    host = ViewHost()
    if design != .iOS13 { host.set(design) }
    let hosting = host.run { UIHostingController(rootView: view) }
    hosting.safeAreaRegions = []
    let holder = host.run { UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 800)) }
    let controller = host.run { UIViewController() }
    controller.view = holder
    controller.addChild(hosting)
    hosting.view.frame = CGRect(origin: .zero, size: size)
    holder.addSubview(hosting.view)
    hosting.didMove(toParent: controller)
    host.show(controller)
    window = holder.window!
  }
}
