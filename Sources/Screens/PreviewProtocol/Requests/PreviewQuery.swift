/// The arguments of one kind of ``PreviewRequest``, and the type of its response.
package protocol PreviewQuery: Codable, Sendable {
  associatedtype Response: Codable & Sendable

  /// The query as a request.
  var request: PreviewRequest { get }
}

/// Lists all screens and devices.
package struct ListQuery: PreviewQuery {
  package typealias Response = ScreenCatalog

  package init() {}

  package var request: PreviewRequest { .list(self) }
}

/// Displays a screen. A program displays one screen during its lifetime.
package struct ShowQuery: PreviewQuery {
  package typealias Response = LiveState

  package let choice: ScreenChoice

  package init(_ choice: ScreenChoice) {
    self.choice = choice
  }

  package var request: PreviewRequest { .show(self) }
}

/// Performs an event.
package struct PerformQuery: PreviewQuery {
  package typealias Response = PerformedEvent

  package let event: LiveEvent

  package init(_ event: LiveEvent) {
    self.event = event
  }

  package var request: PreviewRequest { .perform(self) }
}

/// Performs recorded events until one fails.
package struct ReplayQuery: PreviewQuery {
  package typealias Response = ReplayedEvents

  package let events: [LiveEvent]

  package init(_ events: [LiveEvent]) {
    self.events = events
  }

  package var request: PreviewRequest { .replay(self) }
}

/// Reads the outline. Afterward, numbers in targets refer to this outline.
package struct OutlineQuery: PreviewQuery {
  package typealias Response = LiveOutline

  /// Whether the text contains every view with its frame.
  package let isFull: Bool

  package init(isFull: Bool = false) {
    self.isFull = isFull
  }

  package var request: PreviewRequest { .outline(self) }
}

/// Draws the entire screen.
package struct PictureQuery: PreviewQuery {
  package typealias Response = LivePicture

  /// The number of pixels in a point, greater than 0 and at most 4.
  package let scale: Double
  /// Whether the numbers of the outline are drawn on the picture.
  package let hasMarks: Bool

  package init(scale: Double, hasMarks: Bool) {
    self.scale = scale
    self.hasMarks = hasMarks
  }

  package var request: PreviewRequest { .picture(self) }
}

/// Draws the difference from the picture of the previous ``ChangesQuery``. The first query, and one with a different
/// scale, draws everything.
package struct ChangesQuery: PreviewQuery {
  package typealias Response = PictureUpdate

  /// The number of pixels in a point, greater than 0 and at most 4.
  package let scale: Double

  package init(scale: Double) {
    self.scale = scale
  }

  package var request: PreviewRequest { .changes(self) }
}

/// Audits the screen.
package struct AuditQuery: PreviewQuery {
  package typealias Response = [Finding]

  package init() {}

  package var request: PreviewRequest { .audit(self) }
}

/// Sweeps the screen over widths of its window, text sizes and directions. An untouched preview is created again for
/// each situation; other screens are used in their current state, which is restored afterward.
package struct SweepQuery: PreviewQuery {
  package typealias Response = LiveSweep

  /// The minimum width, in points. `largest` is the maximum.
  package let least: Int
  package let largest: Int

  package init(from least: Int, to largest: Int) {
    self.least = least
    self.largest = largest
  }

  package var request: PreviewRequest { .sweep(self) }
}

/// Captures the screen for a later ``CompareQuery``.
package struct CaptureQuery: PreviewQuery {
  package typealias Response = LiveCapture

  package init() {}

  package var request: PreviewRequest { .capture(self) }
}

/// Compares the screen with an earlier capture.
package struct CompareQuery: PreviewQuery {
  package typealias Response = LiveDifference

  package let before: LiveCapture

  package init(with before: LiveCapture) {
    self.before = before
  }

  package var request: PreviewRequest { .compare(self) }
}

/// Describes a view: the frontmost view at a point, or the view of another target.
package struct InspectQuery: PreviewQuery {
  package typealias Response = ViewInspection

  package let target: LiveTarget

  package init(_ target: LiveTarget) {
    self.target = target
  }

  package var request: PreviewRequest { .inspect(self) }
}

/// Lists all views. ``LiveTarget/view`` refers to one of them.
package struct TreeQuery: PreviewQuery {
  package typealias Response = ViewTree

  package init() {}

  package var request: PreviewRequest { .tree(self) }
}

/// Starts recording a film. Afterward, all frames are drawn.
package struct StartFilmQuery: PreviewQuery {
  package typealias Response = FilmStarted

  /// The number of pixels in a point, greater than 0 and at most 4.
  package let scale: Double

  package init(scale: Double) {
    self.scale = scale
  }

  package var request: PreviewRequest { .startFilm(self) }
}

/// Ends the recording that ``StartFilmQuery`` started.
package struct EndFilmQuery: PreviewQuery {
  package typealias Response = Film

  package init() {}

  package var request: PreviewRequest { .endFilm(self) }
}
