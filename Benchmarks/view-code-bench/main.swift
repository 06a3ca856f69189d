// What ViewCode costs: the same screens built and laid out with it and as one writes them by hand.
//
//   swift build -c release --product view-code-bench
//   .build/release/view-code-bench profile|update|cells|feed coded|plain COUNT
//   Benchmarks/compare-view-code          instructions of all, under callgrind
//
// profile: views made and laid out. update: one view given other view models. cells: cells made, each with a body,
// measured and laid out. feed: a table scrolled from end to end, whose cells are used again.

import UIKit
import ViewCode

@MainActor
private func makeProfile(isCoded: Bool) -> UIView {
  let view: UIView
  if isCoded { view = CodedProfile(viewModel: .ada) } else { view = PlainProfile(viewModel: .ada) }
  view.translatesAutoresizingMaskIntoConstraints = true
  view.frame = CGRect(x: 0, y: 0, width: 390, height: 98)
  view.layoutIfNeeded()
  return view
}

@MainActor
private func profile(_ count: Int, isCoded: Bool) {
  for _ in 0..<count { _ = makeProfile(isCoded: isCoded) }
}

@MainActor
private func update(_ count: Int, isCoded: Bool) {
  let view = makeProfile(isCoded: isCoded)
  for index in 0..<count {
    var other = Profile.ada
    other.age = 37 + index % 2
    (view as? CodedProfile)?.viewModel = other
    (view as? PlainProfile)?.viewModel = other
    view.layoutIfNeeded()
  }
}

@MainActor
private func cells(_ count: Int, isCoded: Bool) {
  for item in feedItems(count) {
    let cell: UITableViewCell
    if isCoded {
      let coded = CodedCell(style: .default, reuseIdentifier: nil)
      coded.show(item)
      cell = coded
    } else {
      let plain = PlainCell(style: .default, reuseIdentifier: nil)
      plain.configure(for: item)
      cell = plain
    }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: size.height)
    cell.layoutIfNeeded()
  }
}

@MainActor
private func feed(_ count: Int, isCoded: Bool) {
  let feed = FeedTable(count) { table, indexPath, item in
    if isCoded {
      let cell = table.dequeue(CodedCell.self, for: indexPath)
      cell.show(item)
      return cell
    }
    let cell = table.dequeueReusableCell(withIdentifier: PlainCell.reuseIdentifier, for: indexPath)
    (cell as? PlainCell)?.configure(for: item)
    return cell
  }
  feed.table.register(CodedCell.self)
  feed.table.register(PlainCell.self, forCellReuseIdentifier: PlainCell.reuseIdentifier)
  feed.scroll()
}

private let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[3]), ["coded", "plain"].contains(arguments[2]) else {
  fatalError("usage: view-code-bench profile|update|cells|feed coded|plain COUNT")
}
MainActor.assumeIsolated {
  let isCoded = arguments[2] == "coded"
  switch arguments[1] {
  case "profile": profile(count, isCoded: isCoded)
  case "update": update(count, isCoded: isCoded)
  case "cells": cells(count, isCoded: isCoded)
  case "feed": feed(count, isCoded: isCoded)
  default: fatalError("no such screen: \(arguments[1])")
  }
}
