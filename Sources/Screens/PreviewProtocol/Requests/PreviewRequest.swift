/// A request to a program that displays a screen.
///
/// A tool starts the program with the command `live` and a socket. It sends one request at a time, and the program
/// answers each with one ``PreviewReply``. Both are transferred as a ``WireMessage``: a line of JSON, then the bytes of
/// its ``Attachment``s.
///
/// Every case has a query type, which defines the type of its response, so that neither side can confuse them:
///
/// | Request | Query | Response |
/// | --- | --- | --- |
/// | `list` | ``ListQuery`` | ``ScreenCatalog`` |
/// | `show` | ``ShowQuery`` | ``LiveState`` |
/// | `perform` | ``PerformQuery`` | ``PerformedEvent`` |
/// | `replay` | ``ReplayQuery`` | ``ReplayedEvents`` |
/// | `outline` | ``OutlineQuery`` | ``LiveOutline`` |
/// | `picture` | ``PictureQuery`` | ``LivePicture`` |
/// | `changes` | ``ChangesQuery`` | ``PictureUpdate`` |
/// | `audit` | ``AuditQuery`` | an array of ``Finding`` |
/// | `sweep` | ``SweepQuery`` | ``LiveSweep`` |
/// | `capture` | ``CaptureQuery`` | ``LiveCapture`` |
/// | `compare` | ``CompareQuery`` | ``LiveDifference`` |
/// | `inspect` | ``InspectQuery`` | ``ViewInspection`` |
/// | `tree` | ``TreeQuery`` | ``ViewTree`` |
/// | `startFilm` | ``StartFilmQuery`` | ``FilmStarted`` |
/// | `endFilm` | ``EndFilmQuery`` | ``Film`` |
///
/// A program answers `list` at any time, `show` once, and all other requests after `show`.
package enum PreviewRequest: Codable, Sendable {
  case list(ListQuery)
  case show(ShowQuery)
  case perform(PerformQuery)
  case replay(ReplayQuery)
  case outline(OutlineQuery)
  case picture(PictureQuery)
  case changes(ChangesQuery)
  case audit(AuditQuery)
  case sweep(SweepQuery)
  case capture(CaptureQuery)
  case compare(CompareQuery)
  case inspect(InspectQuery)
  case tree(TreeQuery)
  case startFilm(StartFilmQuery)
  case endFilm(EndFilmQuery)
}
