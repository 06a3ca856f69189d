// Measures the cost of ViewCode: the same screens are built and laid out with it and in plain UIKit.
//
//   swift build -c release --product view-code-bench
//   .build/release/view-code-bench profile|update|cells|feed coded|plain COUNT
//   Benchmarks/compare-view-code          instructions of all variants, under callgrind
//
// profile: creating views and laying them out. update: passing other view models to a view. cells: creating cells with
// bodies, measuring them and laying them out. feed: scrolling a table from end to end, with reuse of its cells.

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
