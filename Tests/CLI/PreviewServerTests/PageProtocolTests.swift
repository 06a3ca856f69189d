import Foundation
import PreviewProtocol
import Testing

@testable import PreviewServer

@Suite("Protocol of the page")
struct PageProtocolTests {
  private func request(_ text: String) throws -> PageRequest {
    try JSONDecoder().decode(PageRequest.self, from: Data(text.utf8))
  }

  @Test("each request is read with its arguments")
  func requests() throws {
    #expect(try request(#"{"op":"speed","value":0.5}"#) == .speed(0.5))
    #expect(
      try request(#"{"op":"event","tile":3,"event":{"type":{"_0":"a"}}}"#) == .screen(3, .event(.type("a"))))
    #expect(
      try request(#"{"op":"inspect","tile":1,"target":{"point":[1,2]}}"#)
        == .screen(1, .inspect(LiveTarget(point: [1, 2]))))
    #expect(
      try request(
        #"{"op":"inspect","tile":1,"target":{"place":{"file":"A/A.swift","line":3,"path":"/p/A.swift"}}}"#)
        == .screen(
          1,
          .inspect(LiveTarget(place: ViewInspection.Place(file: "A/A.swift", line: 3, path: "/p/A.swift")))))
    #expect(
      try request(#"{"op":"inspect","tile":1,"target":{"view":[0,2]}}"#)
        == .screen(1, .inspect(LiveTarget(view: [0, 2]))))
    #expect(try request(#"{"op":"rewind","tile":1,"value":2}"#) == .screen(1, .rewind(2)))
    #expect(
      try request(#"{"op":"replay","tile":1,"events":[{"frames":{"_0":3}},{"type":{"_0":"a"}}]}"#)
        == .screen(1, .replay([.frames(3), .type("a")])))
    #expect(try request(#"{"op":"scale","tile":1,"value":2}"#) == .screen(1, .scale(2)))
    for (name, expected) in [
      ("close", ScreenRequest.close), ("shown", .shown), ("audit", .audit), ("tree", .tree), ("save", .save),
      ("step", .step), ("reset", .reset), ("startFilm", .startFilm), ("endFilm", .endFilm), ("restart", .restart),
    ] {
      #expect(try request(#"{"op":"\#(name)","tile":1}"#) == .screen(1, expected))
    }
    var choice = ScreenChoice(preview: "Card")
    choice.isDark = true
    let text = #"{"device":"iPhone 15","isDark":true,"isRightToLeft":false,"preview":"Card","textSize":"L"}"#
    #expect(try request(#"{"op":"open","tile":1,"choice":\#(text)}"#) == .screen(1, .open(choice)))
  }

  @Test(
    "a request without its arguments is malformed",
    arguments: [
      "", "[]", "{}", #"{"op":"fly","tile":1}"#, #"{"op":"audit"}"#, #"{"op":"audit","tile":-1}"#,
      #"{"op":"audit","tile":10000}"#, #"{"op":"open","tile":1}"#, #"{"op":"event","tile":1}"#, #"{"op":"speed"}"#,
      #"{"op":"rewind","tile":1}"#, #"{"op":"replay","tile":1}"#, #"{"op":"replay","tile":1,"events":[{"fly":{}}]}"#,
    ])
  func malformed(text: String) {
    #expect(throws: (any Error).self) { try request(text) }
  }

  private func json(_ message: PageMessage) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(message), as: UTF8.self)
  }

  @Test("a message is one object with its operation, the screen's number and its own members")
  func messages() throws {
    #expect(try json(.refused("no")) == #"{"op":"refused","text":"no"}"#)
    #expect(try json(.screen(2, .refused("no"))) == #"{"op":"refused","text":"no","tile":2}"#)
    #expect(try json(.screen(2, .restarted(note: nil))) == #"{"op":"restarted","tile":2}"#)
    #expect(
      try json(.screen(2, .failed(reason: "it stopped", stack: ["f() at A.swift:1"])))
        == #"{"op":"failed","stack":["f() at A.swift:1"],"text":"it stopped","tile":2}"#)
    #expect(try json(.build(PageBuild(phase: .building))) == #"{"messages":[],"op":"build","phase":"building"}"#)
    let listing = PageListing(
      project: "App", screens: [ListedLiveScreen(kind: "preview", name: "Card", file: "A.swift", line: 3)],
      devices: ["iPhone 15"], editor: nil)
    #expect(
      try json(.screens(listing))
        == #"{"devices":["iPhone 15"],"op":"screens","project":"App","#
        + #""screens":[{"file":"A.swift","kind":"preview","line":3,"name":"Card"}]}"#)
    #expect(
      try json(.screen(2, .inspection(nil, of: LiveTarget(place: .init(file: "A/A.swift", line: 3, path: nil)))))
        == #"{"op":"inspection","target":{"place":{"file":"A/A.swift","line":3}},"tile":2}"#)
    let label = ViewTree.Node(
      depth: 1, name: "title", className: "UILabel", text: "Hi", frame: [1, 2, 3, 4], isHidden: false)
    #expect(
      try json(.screen(2, .tree(ViewTree(views: [label]))))
        == #"{"op":"tree","tile":2,"views":[{"className":"UILabel","depth":1,"frame":[1,2,3,4],"isHidden":false,"#
        + #""name":"title","text":"Hi"}]}"#)
    #expect(
      try json(.screen(2, .timeline(PageTimeline(steps: ["tap a", "scroll"], position: 1))))
        == #"{"op":"timeline","position":1,"steps":["tap a","scroll"],"tile":2}"#)
    let recording = ScreenRecording(choice: ScreenChoice(preview: "Card"), events: [.frames(2)])
    #expect(
      try json(.screen(2, .recording(recording)))
        == #"{"op":"recording","recording":{"choice":{"device":"iPhone 15","isDark":false,"isRightToLeft":false,"#
        + #""preview":"Card","textSize":"L"},"events":[{"frames":{"_0":2}}]},"tile":2}"#)
    let part = PicturePart(x: 1, y: 2, width: 3, height: 4, file: Attachment([5, 6]))
    #expect(
      try json(.screen(2, .picture(size: [10, 20], parts: [part])))
        == #"{"op":"picture","parts":[{"count":2,"height":4,"width":3,"x":1,"y":2}],"size":[10,20],"tile":2}"#)
  }
}
